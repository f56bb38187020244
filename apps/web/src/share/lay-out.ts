/** Cards that lie together: how many, and whether it is written beside them what they brought. */
export interface Fan {
  readonly cards: number;
  readonly hasNote: boolean;
  /** Side by side. */
  readonly isOpen?: boolean;
}

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cards of a fan lie; `note`: the left end of what is written beside it, at half the height. */
export interface LaidFan {
  readonly y: number;
  readonly xs: readonly number[];
  readonly note: number;
}

export interface LaidOut {
  /** Of a card. */
  readonly width: number;
  readonly fans: readonly LaidFan[];
}

const TALL = 1.4;
const [WIDEST, NARROWEST, FINER] = [104, 26, 3];
/** Of a card's width: what shows of a card under another, and what is between two fans. */
const [STEP, OPEN, GAP] = [0.42, 1, 0.24];
const NOTE = 62;
const BETWEEN_ROWS = 14;

/** Fans in rows, as large as the room lets them be, in the middle of its height. */
export function layOut(fans: readonly Fan[], room: Room): LaidOut {
  for (let width = WIDEST; ; width -= FINER) {
    const laid = rowsOf(fans, room, width);
    const spare = room.y + room.height - ((laid.at(-1)?.y ?? room.y) + width * TALL);
    if (spare < 0 && width - FINER >= NARROWEST) continue;
    return { width, fans: laid.map((fan) => ({ ...fan, y: fan.y + Math.max(0, spare) / 2 })) };
  }
}

function rowsOf(fans: readonly Fan[], { x, y, width: room }: Room, width: number): LaidFan[] {
  const laid: LaidFan[] = [];
  let [left, top] = [x, y];
  for (const { cards, hasNote, isOpen } of fans) {
    const note = hasNote ? NOTE : 0;
    // One that is longer than a row is pushed together.
    const step = Math.min(width * (isOpen ? OPEN : STEP), (room - note - width) / Math.max(1, cards - 1));
    const wide = width + (cards - 1) * step;
    if (left > x && left + wide + note > x + room) [left, top] = [x, top + width * TALL + BETWEEN_ROWS];
    laid.push({
      y: top,
      xs: Array.from({ length: cards }, (_, i) => left + i * step),
      note: left + wide + 8,
    });
    left += wide + note + width * GAP;
  }
  return laid;
}
