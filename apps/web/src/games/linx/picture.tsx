import { Card } from './card.tsx';

const CARDS = ['3s', '3w', '7w', '7p'];

export function Picture() {
  return CARDS.map((code) => (
    <span key={code}>
      <Card code={code} />
    </span>
  ));
}
