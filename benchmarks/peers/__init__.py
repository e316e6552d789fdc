"""The peers: other solvers and models, each written as its own users would write it.

They share the reader, the scorer and the judge with the project, and none of its encodings. Each
module has ``solve(position, contest, time_limit) -> Result``.
"""
