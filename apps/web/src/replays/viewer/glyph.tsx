const PATHS = {
  first: 'M6 5v14M19 5v14l-10-7Z',
  back: 'M17 5v14L7 12Z',
  play: 'M8 5v14l11-7Z',
  pause: 'M7.500 5v14M16.500 5v14',
  next: 'M7 5v14l10-7Z',
  last: 'M18 5v14M5 5v14l10-7Z',
  save: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 19.500h14',
  open: 'M12 15V4M7.500 8.500 12 4l4.500 4.500M5 19.500h14',
  share:
    'M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700L12 17.700',
  branch: 'M7 4v16M7 13c0-4 10-2 10-8M13.500 8 17 4.500 20.500 8',
  review:
    'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500M8 10.500l2 2 3.500-3.500',
  delete: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 12.500h8L17 7M10.500 10.500v5.500M13.500 10.500v5.500',
  end: 'M6 21V4M6 5h12l-2.500 4 2.500 4H6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

/** Line drawings of the replay; what they mean is said by the button around them. */
export function Glyph({ name, size = 22 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 3 : 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
