import type { Animal } from '../ui/faces.ts';

const FOLDER = '../../public/faces';
const DRAWN = import.meta.glob<string>(
  '../../public/faces/{fox,owl,rabbit,frog,hedgehog,bear,fish,bird,snail,octopus,mouse,crab}.svg',
  { eager: true, import: 'default', query: '?raw' },
);

/** The drawing of an animal, for whoever shows all of them. */
export function drawingOf(animal: Animal): string {
  return `data:image/svg+xml,${encodeURIComponent(DRAWN[`${FOLDER}/${animal}.svg`]!)}`;
}
