"""Teaches a net what others' moves tell of hidden cards: python3 believe.py linko --resume linko.pt --minutes 4 --out linko.pt

The net plays as it was taught, and nothing of that changes: what is learnt is a head of its own, kept in the checkpoint beside it.
"""

import argparse
import copy
import json
import math
import os
import time

import torch
from torch.nn import functional

from frames import Frame, start_players
from net import Head, Judge, Net, follow, padded

HERE = os.path.dirname(os.path.abspath(__file__))
# One match in so many is never learnt from: what is said of hidden cards is measured there.
HELD_OUT = 16
# Decisions that are measured at once, at most.
MEASURED = 50_000


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--resume", required=True, help="the checkpoint of a net that can play; of a head, too, to go on from")
    parser.add_argument("--out", default=None, help="the checkpoint with a head, GAME.pt unless named")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--steps", type=int, default=None, help="ends after so many, if that is sooner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--matches", type=int, default=1024, help="at once, in each half of each process")
    parser.add_argument("--play", default=f"node {HERE}/play.ts", help="what plays the matches")
    parser.add_argument("--experts", type=float, default=0.6, help="part of the matches with experts at some seats")
    parser.add_argument("--searchers", type=float, default=0.0, help="part of those in which the others search")
    parser.add_argument("--lines", type=int, default=40, help="that they play out")
    parser.add_argument("--swaps", type=int, default=8, help="pairs of hidden cards that are told of a decision")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--fewer", type=int, default=16, help="units of the layer behind")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--memory", type=int, default=1_000_000)
    parser.add_argument("--uses", type=float, default=1.5, help="of each decision, on average")
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--rate-end", type=float, default=0.03, help="part of the rate that is left at the end")
    parser.add_argument("--average", type=float, default=0.998)
    parser.add_argument("--report", type=float, default=10, help="seconds between two lines of progress")
    return parser.parse_args()


class Pairs:
    """Decisions, each with pairs of hidden cards; the newest push the oldest out."""

    def __init__(self, size, width, swaps, room, device):
        self.sums = torch.zeros(size, width, device=device)
        self.cards = torch.zeros(size, swaps, 4, room, dtype=torch.int16, device=device)
        self.habits = torch.zeros(size, swaps, device=device)
        self.size, self.at, self.filled = size, 0, 0

    def add(self, sums, cards, habits):
        count = min(habits.shape[0], self.size)
        if self.at + count > self.size:
            self.at = 0
        here = slice(self.at, self.at + count)
        self.sums[here], self.cards[here], self.habits[here] = sums[:count], cards[:count], habits[:count]
        self.at += count
        self.filled = max(self.filled, self.at)

    def some(self, count):
        chosen = torch.randint(self.filled, (count,), device=self.sums.device)
        return self.sums[chosen], self.cards[chosen]


def in_favour(head, sums, cards):
    """How many times likelier the true deals are than those with two cards swapped, as logarithms; of those that there are."""
    said = head(sums, cards)
    favour = said[..., 0] - said[..., 1] + said[..., 2] - said[..., 3]
    return favour[cards[..., 0, 0] > 0]


def measured(favour):
    """The mean of −log of the true deal's probability, and of that probability."""
    return [round(float(functional.softplus(-favour).mean()), 4), round(float(torch.sigmoid(favour).mean()), 4)]


class Believing:
    def __init__(self, args, kept, player, device):
        self.args, self.device = args, device
        self.net = Net(*kept["sizes"]).to(device).requires_grad_(False)
        self.net.load_state_dict(kept["played"])
        self.rooms = (player.position_room, player.move_room)
        self.judge = Judge(self.net, self.rooms)
        width = kept["sizes"][1]
        self.head = Head(width, args.units, args.fewer, player.card_size).to(device)
        if kept.get("head_sizes") == self.head.sizes:
            self.head.load_state_dict(kept["head"])
        self.slow = copy.deepcopy(self.head).requires_grad_(False)
        self.optimizer = torch.optim.AdamW(self.head.parameters(), lr=args.rate, weight_decay=1e-4)
        shape = (width, args.swaps, player.card_room, device)
        self.memory = Pairs(args.memory, *shape)
        self.held_out = Pairs(MEASURED, *shape)
        self.decisions, self.steps, self.owed = 0, 0, 0.0

    @torch.no_grad()
    def hear(self, frame):
        """Judges a frame, keeps its pairs, and returns the answer."""
        _, promised, chosen = self.judge(frame, 0.0)
        positions = padded(frame.positions, frame.position_counts, self.rooms[0])
        sums = self.net.sums(positions) + self.net.bias
        # Matches keep their places in all frames of a process.
        first = max(1, frame.decisions // HELD_OUT)
        self.held_out.add(sums[:first], frame.cards[:first], frame.habits[:first])
        self.memory.add(sums[first:], frame.cards[first:], frame.habits[first:])
        self.decisions += frame.decisions
        self.owed += (frame.decisions - first) * self.args.uses
        return promised, chosen

    def study(self, part):
        args = self.args
        while self.owed >= args.batch and self.memory.filled >= min(args.batch * 4, args.memory // 2):
            self.owed -= args.batch
            for group in self.optimizer.param_groups:
                group["lr"] = args.rate * min(1.0, (self.steps + 1) / 50) * (1 - (1 - args.rate_end) * part)
            loss = functional.softplus(-in_favour(self.head, *self.memory.some(args.batch))).mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.head.parameters(), 1.0)
            self.optimizer.step()
            self.steps += 1
            follow(self.slow, self.head, args.average, self.steps)

    @torch.no_grad()
    def measure(self):
        """Of the newest decisions that were not learnt from: by chance, by habits, by the head."""
        seen = slice(0, self.held_out.filled)
        sums, cards = self.held_out.sums[seen], self.held_out.cards[seen]
        favour = torch.cat([in_favour(self.slow, *part) for part in zip(sums.split(4096), cards.split(4096))])
        habits = measured(self.held_out.habits[seen][cards[..., 0, 0] > 0])
        return {"chance": [round(math.log(2), 4), 0.5], "habits": habits, "head": measured(favour)}


def main():
    args = options()
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    kept = torch.load(args.resume, map_location=device)
    if kept["game"] != args.game:
        raise SystemExit(f"{args.resume} plays {kept['game']}")
    settings = {name: getattr(args, name) for name in ("game", "matches", "experts", "searchers", "lines", "swaps")}
    command = args.play.split() + [word for name, value in settings.items() for word in (f"--{name}", str(value))]
    players, arrived = start_players(command, args.processes, args.seed, device.type == "cuda", is_believing=True)
    believing = Believing(args, kept, players[0], device)
    begun = reported = time.monotonic()
    counted, waited = 0, 0.0
    try:
        while True:
            asked = time.monotonic()
            player, room, size = arrived.get()
            now = time.monotonic()
            waited += now - asked
            if room is None:
                raise SystemExit("a process that plays matches has ended")
            frame = Frame(room[:size], device, args.swaps, player.card_room)
            promised, chosen = believing.hear(frame)
            player.answer(0, promised, chosen)
            player.rooms.put(room)
            part = min(1.0, (now - begun) / (60 * args.minutes))
            believing.study(part)
            is_last = part >= 1 or (args.steps is not None and believing.steps >= args.steps)
            if is_last or now - reported >= args.report:
                passed = max(1e-9, now - reported)
                line = {
                    "game": args.game,
                    "seconds": round(now - begun),
                    "decisions": believing.decisions,
                    "perSecond": round((believing.decisions - counted) / passed),
                    "steps": believing.steps,
                    "waiting": round(waited / passed, 2),
                    "heldOut": believing.measure(),
                }
                print(json.dumps(line), flush=True)
                reported, counted, waited = now, believing.decisions, 0.0
            if is_last:
                break
    finally:
        for player in players:
            player.stop()
    kept["head"], kept["head_sizes"] = believing.slow.state_dict(), believing.head.sizes
    kept["believing"] = {"args": vars(args), **line}
    out = args.out or f"{args.game}.pt"
    torch.save(kept, out + ".new")
    os.replace(out + ".new", out)


if __name__ == "__main__":
    main()
