"""Rate limits."""

from guimard.server.ops.limits import SWEEP, Bucket, Limits


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_limits_forget_those_who_are_quiet() -> None:
    now = [0.0]
    limits = Limits(1.0, 2.0, lambda: now[0])
    for number in range(SWEEP - 1):
        limits.take(str(number))
    now[0] = 10.0
    limits.take("one more")
    limits.take("and another")
    assert len(limits._buckets) <= 2
