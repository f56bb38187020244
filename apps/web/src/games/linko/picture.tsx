import { Fan } from '../../kit/fan.tsx';
import { classes } from '../../ui/classes.ts';
import { Face } from './card.tsx';
import picture from './picture.module.css';

const cx = classes(picture);
const CARDS = ['5', '5', '5', '7', '7', '7'] as const;

export function Picture() {
  return <Fan looks={cx('picture')} cards={CARDS.map((card, i) => <Face key={i} card={card} />)} />;
}
