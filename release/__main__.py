"""``python -m release``: check a version, build its packages, try them, and say what to upload."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from release.bundle import ROOT, source
from release.packages import built, package_faults
from release.texts import clone_faults, text_faults, version_of

READY = """Stockbook {version} is ready. Nothing has been uploaded or tagged:
  git tag v{version} && git push origin v{version}
  python -m pip install twine
  python -m twine upload {packages}"""


def main() -> int:
    """Check, build and try everything; print each fault, and what to do when there is none."""
    version = version_of((ROOT / "pyproject.toml").read_text("utf-8"))
    print(f"Stockbook {version}: version, changelog and repository")
    faults = [
        *text_faults(version, (ROOT / "CHANGELOG.md").read_text("utf-8")),
        *clone_faults(ROOT, version),
    ]
    with tempfile.TemporaryDirectory() as folder:
        print("bundling the page, and building wheel and sdist")
        try:
            root = source(ROOT, Path(folder))
            packages = built(root, Path(folder, "dist"))
        except (OSError, subprocess.CalledProcessError) as error:
            packages = []
            told = (getattr(error, "stderr", None) or str(error).encode()).decode()
            faults.append(f"the packages cannot be built: {told[-500:]}")
        for number, package in enumerate(packages):
            print(
                f"{package.name}: installing it into an empty environment, and trying it from another folder"
            )
            place = Path(folder, f"try-{number}")
            place.mkdir()
            faults += package_faults(package, root, version, place)
        if faults:
            print(*(f"- {fault}" for fault in faults), sep="\n")
            return 1
        (ROOT / "dist").mkdir(exist_ok=True)
        for package in packages:
            shutil.copy(package, ROOT / "dist")
    names = " ".join(f"dist/{package.name}" for package in packages)
    print(READY.format(version=version, packages=names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
