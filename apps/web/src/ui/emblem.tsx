const COLOURS = ['#f2c14e', '#8fe3c0', '#ffb4a2', '#b9c6f2', '#e6c3ee', '#c9df8a'];

/** A player's sign: first letter on a colour of their seat. */
export function Emblem({
  name,
  seat,
  size = 36,
}: {
  readonly name: string;
  readonly seat: number;
  readonly size?: number;
}) {
  const style = { background: COLOURS[seat % COLOURS.length]!, width: `${size}px`, height: `${size}px` };
  return (
    <span class="emblem" style={style} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
