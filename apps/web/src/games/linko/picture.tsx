import { Face } from './card.tsx';

const CARDS = ['5', '5', '5', '7', '7', '7'] as const;

export function Picture() {
  return CARDS.map((card, i) => (
    <span key={i}>
      <Face card={card} />
    </span>
  ));
}
