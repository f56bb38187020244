import type { LinxShapes } from '@quartet/linx';
import type { Lines } from '../../master/lines.ts';
import { knowledge } from '../knowledge.ts';
import { Glance } from './glance.ts';
import { PLACES } from './places.ts';
import { placesOfMove } from './places-of-moves.ts';

const glance = new Glance();

export const linxLines: Lines<LinxShapes> = {
  knowledge,
  places: PLACES,
  read: (state, moves) => glance.read(state, moves),
  placesOfMove: (state, code, into) => {
    placesOfMove(state, code, glance, into);
    return 0;
  },
};
