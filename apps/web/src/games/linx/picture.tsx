import { Fan } from '../../kit/fan.tsx';
import { classes } from '../../ui/classes.ts';
import { Card } from './card.tsx';
import picture from './picture.module.css';

const cx = classes(picture);
const CARDS = ['3s', '3w', '7w', '7p'];

export function Picture() {
  return <Fan looks={cx('picture')} cards={CARDS.map((card, i) => <Card key={i} code={card} />)} isLoose />;
}
