import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { byName, type Face, facesOf, isMask } from './faces.ts';

/** Everybody's face by seat, at the table that is shown. */
export const SeatFaces = createContext<readonly Face[]>([]);

/** A drawn face; who it is, the name beside it says. */
export function Portrait(props: {
  readonly face: Face;
  readonly size?: number | undefined;
  /** Where its drawing is, if the page has it already. */
  readonly drawing?: string;
}) {
  const { face, size, drawing = `/faces/${face}.svg` } = props;
  return (
    <span
      class={isMask(face) ? 'emblem mask' : 'emblem'}
      style={size ? { '--emblem-size': `${size}px` } : undefined}
      aria-hidden="true"
    >
      <img src={drawing} alt="" draggable={false} />
    </span>
  );
}

/** The face of whoever sits there. */
export function Emblem(props: {
  readonly name: string;
  readonly seat: number;
  /** Where no sheet says. */
  readonly size?: number;
}) {
  const faces = useContext(SeatFaces);
  const face = faces[props.seat] ?? facesOf([byName(props.name)], 'owl')[0]!;
  return <Portrait face={face} size={props.size} />;
}
