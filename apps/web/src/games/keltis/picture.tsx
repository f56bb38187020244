import { Fan } from '../../kit/fan.tsx';
import { classes } from '../../ui/classes.ts';
import { CardFace } from './card.tsx';
import picture from './picture.module.css';

const cx = classes(picture);
const CARDS = ['y2', 'g9', 'b6', 'r5', 'p10'] as const;

export function Picture() {
  return <Fan looks={cx('picture')} cards={CARDS.map((card, i) => <CardFace key={i} card={card} />)} />;
}
