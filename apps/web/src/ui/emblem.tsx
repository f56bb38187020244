const COLOURS = ['#f2c14e', '#8fe3c0', '#ffb4a2', '#b9c6f2', '#e6c3ee', '#c9df8a'];

/** A player's sign: first letter on a colour of their seat. */
export function Emblem({
  name,
  seat,
  size,
}: {
  readonly name: string;
  readonly seat: number;
  /** Where no sheet says. */
  readonly size?: number;
}) {
  const style = {
    background: COLOURS[seat % COLOURS.length]!,
    ...(size && { '--emblem-size': `${size}px` }),
  };
  return (
    <span class="emblem" style={style} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
