import type { PlayedFault } from '@quartet/deals/play';

/** Why a result is not believed, in a sentence. */
export function faultText(fault: PlayedFault, day: string, game: string): string {
  switch (fault.fault) {
    case 'other-deal':
      return `This is not the deal of ${game} of ${day}, at its table.`;
    case 'unfinished':
      return 'This match is not over.';
    case 'too-long':
      return 'This match goes on after its end.';
    case 'refused':
      return `The rules do not allow move ${fault.ply}: ${fault.refusal.code} (moves are counted from 0).`;
    case 'other-bot':
      return `At move ${fault.ply} the bot of this deal plays something else (moves are counted from 0).`;
  }
}
