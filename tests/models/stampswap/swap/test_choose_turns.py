"""Who chooses when."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stampswap.swap.choose_turns import ChooseTurns, PileShare


@given(st.integers(2, 5), st.data())
def test_everyone_but_one_takes_a_pile(players: int, data: st.DataObject) -> None:
    """However they choose: nobody takes twice, nobody takes from who gave already, and the one who is left
    over keeps both, or all gave and took."""
    state = ChooseTurns.begin(data.draw(st.integers(0, players - 1)), (True,) * players)
    owners = []
    while state.turn is not None:
        me = state.turn
        owner, pile = data.draw(st.sampled_from(state.piles()))
        assert owner != me
        assert state.shares[me].taken is None
        before, state = state, state.take((owner, pile))
        owners.append(owner)
        assert state.shares[owner].kept == 1 - pile
        if not before.chosen[owner] and state.turn is not None:
            assert state.turn == owner
    assert len(owners) == len(set(owners)) == sum(share.taken is not None for share in state.shares)
    left = [player for player in range(players) if state.shares[player].taken is None]
    assert all(state.shares[player] == PileShare() for player in left)
    assert len(left) <= 1


def test_counterclockwise_from_the_owner() -> None:
    """When the first of five players takes from the third, who takes from the first, the turn goes to the
    fifth, who sits counterclockwise from the first."""
    state = ChooseTurns.begin(0, (True,) * 5).take((2, 0))
    assert state.turn == 2
    state = state.take((0, 1))
    assert state.turn == 4


def test_the_one_left_over_keeps_both() -> None:
    """With three players the first two exchange piles, and nothing is left for the third."""
    state = ChooseTurns.begin(0, (True,) * 3).take((1, 0)).take((0, 0))
    assert state.turn is None
    assert state.shares == (PileShare(1, (1, 0), taken_first=True), PileShare(1, (0, 0)), PileShare())


def test_alone_at_the_table() -> None:
    """Without others there is nothing to choose."""
    assert ChooseTurns.begin(0, (True,)).turn is None
