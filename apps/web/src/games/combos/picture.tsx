import { Fan } from '../../kit/fan.tsx';
import { classes } from '../../ui/classes.ts';
import { Card } from './card.tsx';
import picture from './picture.module.css';

const cx = classes(picture);
const CARDS = ['11', '7', '9', '8', '2'] as const;

export function Picture() {
  return <Fan looks={cx('picture')} cards={CARDS.map((card, i) => <Card key={i} card={card} />)} />;
}
