import { useMemo } from 'preact/hooks';
import { qrOf } from './qr.ts';
import { cx } from './styles.ts';

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const dark = useMemo(() => qrOf(text), [text]);
  const size = dark.length;
  const path = dark.flatMap((row, y) => row.flatMap((one, x) => (one ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class={cx('qr')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
