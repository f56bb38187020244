import { Card } from './card.tsx';
import './card.css';

const CARDS = ['11', '7', '9', '8', '2'] as const;

export function Picture() {
  return CARDS.map((card) => (
    <span key={card}>
      <Card card={card} />
    </span>
  ));
}
