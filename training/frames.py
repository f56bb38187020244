"""What the processes of self-play send and hear; their side is frame.ts."""

import fcntl
import queue
import subprocess
import threading

import numpy as np
import torch

HEAD = 8
EXAM_SEATS = 8
PIPE_SIZE = 1 << 20
SET_PIPE_SIZE = getattr(fcntl, "F_SETPIPE_SZ", 1031)


class Frame:
    """One batch of decisions, as tensors on the device."""

    def __init__(self, raw, device, swaps=0, room=0):
        head = raw[: HEAD * 4].view(torch.int32).tolist()
        self.decisions, self.listed, positions, moves, told, self.ended = head[:6]
        self.exams = raw[HEAD * 4 : (HEAD + 2 * EXAM_SEATS) * 4].view(torch.float32).reshape(-1, 2).clone()
        on = raw.to(device, non_blocking=True)
        at = (HEAD + 2 * EXAM_SEATS) * 4

        def take(count, size, kind):
            nonlocal at
            part = on[at : at + count * size].view(kind)
            at += count * size
            return part

        self.kept = take(told, 4, torch.int32).long()
        self.results = take(told, 4, torch.float32)
        self.positions = take(positions + (positions & 1), 2, torch.int16)[:positions]
        self.moves = take(moves + (moves & 1), 2, torch.int16)[:moves]
        if swaps:
            pairs = self.decisions * swaps
            self.cards = take(pairs * 4 * room, 2, torch.int16).view(self.decisions, swaps, 4, room)
            self.habits = take(pairs, 4, torch.float32).view(self.decisions, swaps)
        self.position_counts = take(self.decisions, 1, torch.uint8).long()
        self.candidates = take(self.decisions, 1, torch.uint8).long()
        self.is_exam = take(self.decisions, 1, torch.uint8) > 0
        self.move_counts = take(self.listed, 1, torch.uint8).long()


class Frames:
    """Several frames as one: a GPU judges many decisions as fast as few."""

    LISTS = ("kept", "results", "positions", "moves", "position_counts", "candidates", "is_exam", "move_counts")

    def __init__(self, frames):
        self.parts = [frame.decisions for frame in frames]
        self.decisions = sum(self.parts)
        self.listed = sum(frame.listed for frame in frames)
        self.exams = sum(frame.exams for frame in frames)
        for name in self.LISTS:
            parts = [getattr(frame, name) for frame in frames]
            setattr(self, name, parts[0] if len(parts) == 1 else torch.cat(parts))


class Player:
    """A process that plays matches, and a thread that reads what it sends."""

    def __init__(self, command, arrived, pinned, is_believing=False):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                fcntl.fcntl(pipe.fileno(), SET_PIPE_SIZE, PIPE_SIZE)
            except OSError:
                pass
        self.size, self.position_room, self.move_room, self.matches = self._numbers(4)
        # Features of hidden cards, and the most that one has.
        self.card_size, self.card_room = self._numbers(2) if is_believing else (0, 0)
        self.arrived = arrived
        self.pinned = pinned
        # Two halves are on their way at most, and one more is being read.
        self.rooms = queue.Queue()
        for _ in range(3):
            self.rooms.put(self._room(1 << 20))
        threading.Thread(target=self._read, daemon=True).start()

    def answer(self, first, promised, chosen):
        self.process.stdin.write(np.int32(first).tobytes() + promised.tobytes() + chosen.tobytes())

    def stop(self):
        self.process.kill()
        self.process.wait()

    def _room(self, size):
        return torch.empty(size, dtype=torch.uint8, pin_memory=self.pinned)

    def _read(self):
        while True:
            numbers = self._numbers(1)
            if numbers is None:
                self.arrived.put((self, None, None))
                return
            size = numbers[0]
            room = self.rooms.get()
            if room.numel() < size:
                room = self._room(size * 2)
            if not self._fill(memoryview(room.numpy())[:size]):
                self.arrived.put((self, None, None))
                return
            self.arrived.put((self, room, size))

    def _numbers(self, count):
        raw = bytearray(4 * count)
        return np.frombuffer(raw, dtype=np.int32).tolist() if self._fill(memoryview(raw)) else None

    def _fill(self, view):
        at = 0
        while at < len(view):
            count = self.process.stdout.readinto(view[at:])
            if not count:
                return False
            at += count
        return True


def start_players(command, processes, seed, pinned, is_believing=False):
    """`command` begins what each process runs; its seed is added."""
    arrived = queue.Queue()
    commands = [[*command, "--seed", f"{seed}-{i}"] for i in range(processes)]
    return [Player(one, arrived, pinned, is_believing) for one in commands], arrived


