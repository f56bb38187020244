import { LineDrawing } from '../ui/icon.tsx';

/** Drawings that only tables of a server need. */
const PATHS = {
  chat: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.500 3.500V17H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  bot: 'M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9V5M12 4.500v.010M9 13v2M15 13v2',
  eye: 'M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  pause: 'M8 5v14M16 5v14',
} as const;

export function OnlineIcon(props: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return <LineDrawing path={PATHS[props.name]} size={props.size ?? 22} viewBox="0 0 24 24" />;
}
