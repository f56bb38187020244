"""Teaches a net to play one game, by matches against itself: python3 train.py linko --minutes 7 --out linko.pt"""

import argparse
import copy
import json
import os
import time

import torch
from torch.nn import functional

from frames import Frame, Frames, start_players
from net import Judge, Net, follow

# What suits each game: how far results are believed (λ), moves by chance.
LESSONS = {
    "linko": {"trace": 0.9, "whim": 0.02},
    "keltis": {"trace": 0.985, "whim": 0.02},
    "linx": {"trace": 0.95, "whim": 0.02},
    "combos": {"trace": 0.92, "whim": 0.02},
}
# Frames that are judged at once, at most.
TOGETHER = 4
HERE = os.path.dirname(os.path.abspath(__file__))


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--minutes", type=float, default=7)
    parser.add_argument("--steps", type=int, default=None, help="ends after so many, if that is sooner")
    parser.add_argument("--out", default=None, help="the checkpoint, GAME.pt unless named")
    parser.add_argument("--resume", default=None, help="a checkpoint to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--matches", type=int, default=1024, help="at once, in each half of each process")
    parser.add_argument("--play", default=f"node {HERE}/play.ts", help="what plays the matches")
    parser.add_argument("--width", type=int, default=384)
    parser.add_argument("--second", type=int, default=64)
    parser.add_argument("--third", type=int, default=32)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--memory", type=int, default=2_000_000)
    parser.add_argument("--kept", type=int, default=20_000_000, help="decisions whose match is not over yet")
    parser.add_argument("--uses", type=float, default=1.2, help="of each decision, on average")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--rate-end", type=float, default=0.05, help="part of the rate that is left at the end")
    parser.add_argument("--average", type=float, default=0.998)
    parser.add_argument("--trace", type=float, default=None)
    parser.add_argument("--whim", type=float, default=None)
    parser.add_argument("--seats", default="", help="numbers of seats to draw from, such as 3,4,4; as usual unless named")
    parser.add_argument("--experts", type=float, default=0.0, help="part of the matches with experts at some seats")
    parser.add_argument("--searchers", type=float, default=0.0, help="part of those in which the others search")
    parser.add_argument("--lines", type=int, default=40, help="that they play out")
    parser.add_argument("--report", type=float, default=10, help="seconds between two lines of progress")
    return parser.parse_args()


class Memory:
    """Decisions with what they came to; the newest push the oldest out."""

    def __init__(self, size, room, device):
        self.features = torch.zeros(size, room, dtype=torch.int16, device=device)
        self.results = torch.zeros(size, device=device)
        self.size, self.at, self.filled = size, 0, 0

    def add(self, features, results):
        count = results.numel()
        if self.at + count > self.size:
            self.at = 0
        self.features[self.at : self.at + count] = features
        self.results[self.at : self.at + count] = results
        self.at += count
        self.filled = min(self.size, max(self.filled, self.at))

    def sample(self, count):
        chosen = torch.randint(self.filled, (count,), device=self.results.device)
        return self.features[chosen], self.results[chosen]


def narrowed(state, width):
    """A net with fewer units in its wide layer: those that say the most to the next layer."""
    says = state["second.weight"].norm(dim=0) * state["wide"].std(dim=0)
    best = says.topk(width).indices.sort().values
    kept = dict(state)
    kept["wide"] = state["wide"][:, best]
    kept["bias"] = state["bias"][best]
    kept["second.weight"] = state["second.weight"][:, best]
    return kept


class Training:
    def __init__(self, args, player, device):
        self.args, self.device = args, device
        room = player.position_room + player.move_room
        self.net = Net(player.size, args.width, args.second, args.third).to(device)
        self.steps = 0
        self.decisions = 0
        self.seconds = 0.0
        self.known = None
        kept = torch.load(args.resume, map_location=device) if args.resume else None
        is_narrower = kept is not None and kept["sizes"][1] > args.width
        if kept:
            self.net.load_state_dict(narrowed(kept["played"], args.width) if is_narrower else kept["net"])
            self.steps, self.decisions, self.seconds = kept["steps"], kept["decisions"], kept["seconds"]
            self.known = kept.get("known")
        self.played = copy.deepcopy(self.net).requires_grad_(False)
        if kept and not is_narrower:
            self.played.load_state_dict(kept["played"])
        self.judge = Judge(self.played, (player.position_room, player.move_room))
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=args.rate, weight_decay=1e-4)
        if kept and not is_narrower and "optimizer" in kept:
            self.optimizer.load_state_dict(kept["optimizer"])
        elif kept:
            self.steps = 0
        self.kept = torch.zeros(args.kept, room, dtype=torch.int16, device=device)
        self.kept_at = 0
        self.memory = Memory(args.memory, room, device)
        self.owed = 0.0
        self.loss = torch.zeros((), device=device)

    def hear(self, frame, whim):
        """Judges a frame and keeps its decisions; returns the answer."""
        both, promised, chosen = self.judge(frame, whim)
        if self.kept_at + frame.decisions > self.args.kept:
            self.kept_at = 0
        first = self.kept_at
        self.kept[first : first + frame.decisions] = both
        self.kept_at += frame.decisions
        self.decisions += frame.decisions
        return first, promised, chosen

    def learn_results(self, frame):
        """Decisions whose match is over go into memory."""
        count = frame.results.numel()
        if count == 0:
            return
        self.memory.add(self.kept[frame.kept], frame.results)
        self.owed += count * self.args.uses

    def study(self, part):
        """As many steps as the new results are worth."""
        args = self.args
        while self.owed >= args.batch and self.memory.filled >= min(args.batch * 4, args.memory):
            self.owed -= args.batch
            warm = min(1.0, (self.steps + 1) / 100)
            for group in self.optimizer.param_groups:
                group["lr"] = args.rate * warm * (1 - (1 - args.rate_end) * part)
            features, results = self.memory.sample(args.batch)
            loss = functional.binary_cross_entropy_with_logits(self.net(features), results)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            self.steps += 1
            follow(self.played, self.net, args.average, self.steps)
            self.loss = loss.detach()

    def save(self, path):
        state = {
            "game": self.args.game,
            "sizes": self.net.sizes,
            "net": self.net.state_dict(),
            "played": self.played.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "known": self.known,
            "steps": self.steps,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "args": vars(self.args),
        }
        torch.save(state, path + ".new")
        os.replace(path + ".new", path)


def main():
    args = options()
    lesson = LESSONS[args.game]
    trace = lesson["trace"] if args.trace is None else args.trace
    whim = lesson["whim"] if args.whim is None else args.whim
    out = args.out or f"{args.game}.pt"
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    command = [*args.play.split(), "--game", args.game, "--matches", str(args.matches), "--trace", str(trace), "--experts", str(args.experts), "--searchers", str(args.searchers), "--lines", str(args.lines), "--seats", args.seats]
    players, arrived = start_players(command, args.processes, args.seed, device.type == "cuda")
    training = Training(args, players[0], device)
    before, steps_before = training.seconds, training.steps
    begun = reported = saved = time.monotonic()
    counted, waited, studied = training.decisions, 0.0, 0.0
    exams = torch.zeros(8, 2)
    try:
        while True:
            asked = time.monotonic()
            here = [arrived.get()]
            now = time.monotonic()
            waited += now - asked
            while len(here) < TOGETHER and not arrived.empty():
                here.append(arrived.get())
            if any(room is None for _, room, _ in here):
                raise SystemExit("a process that plays matches has ended")
            frame = Frames([Frame(room[:size], device) for _, room, size in here])
            first, promised, chosen = training.hear(frame, whim)
            at = 0
            for (player, room, _), count in zip(here, frame.parts):
                player.answer(first + at, promised[at : at + count], chosen[at : at + count])
                player.rooms.put(room)
                at += count
            training.learn_results(frame)
            exams += frame.exams
            part = min(1.0, (now - begun) / (60 * args.minutes))
            start = time.monotonic()
            training.study(part)
            studied += time.monotonic() - start
            training.seconds = before + now - begun
            is_last = part >= 1 or (args.steps is not None and training.steps - steps_before >= args.steps)
            if is_last or now - reported >= args.report:
                passed = max(1e-9, now - reported)
                share = {n: round(100 * float(won / max(1, count)), 1) for n, (count, won) in enumerate(exams) if count}
                line = {
                    "game": args.game,
                    "seconds": round(training.seconds),
                    "decisions": training.decisions,
                    "perSecond": round((training.decisions - counted) / passed),
                    "steps": training.steps,
                    "loss": round(float(training.loss), 4),
                    "waiting": round(waited / passed, 2),
                    "studying": round(studied / passed, 2),
                    "againstExperts": share,
                    "exams": int(exams[:, 0].sum()),
                }
                print(json.dumps(line), flush=True)
                exams.zero_()
                reported, counted, waited, studied = now, training.decisions, 0.0, 0.0
            if now - saved >= 60:
                training.save(out)
                saved = now
            if is_last:
                break
    finally:
        for player in players:
            player.stop()
    training.save(out)


if __name__ == "__main__":
    main()
