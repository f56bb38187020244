import { CardFace } from './card.tsx';
import './token.css';

const CARDS = ['y2', 'g9', 'b6', 'r5', 'p10'] as const;

export function Picture() {
  return CARDS.map((card) => (
    <span key={card}>
      <CardFace card={card} />
    </span>
  ));
}
