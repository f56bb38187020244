/** The edge of every card, on 100 by 140. */
export const CARD_EDGE = { x: 1, y: 1, width: 98, height: 138, rx: 10 };

/** The back of a card, the same for all games. `place`: cards come from here, see kit/motion. */
export function CardBack({ width, place }: { readonly width: number; readonly place?: string }) {
  return (
    <svg
      width={width}
      height={width * 1.4}
      viewBox="0 0 100 140"
      data-place={place}
      data-back={place && ''}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="card-back"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 7h14M7 0v14" stroke="#6fa3a8" stroke-width="1" opacity=".55" />
          <circle cx="7" cy="7" r="2" fill="#f2c14e" opacity=".7" />
        </pattern>
      </defs>
      <rect {...CARD_EDGE} fill="#24525c" stroke="#f3efe4" stroke-opacity=".65" stroke-width="1.6" />
      <rect
        x="8"
        y="8"
        width="84"
        height="124"
        rx="6"
        fill="url(#card-back)"
        stroke="#f2c14e"
        stroke-opacity=".6"
      />
    </svg>
  );
}
