/** Milliseconds between two questions. */
const OFTEN = 2000;
/** A page that was reloaded less than so long ago was not helped by it. */
const NO_HELP = 60_000;

/** A part that did not come is not asked for twice by the same page: another takes its place as soon as the server answers. */
export function reloadWhenBack(): () => void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'reload' && performance.now() < NO_HELP) return () => undefined;
  const ask = (): void =>
    void fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  const asking = setInterval(ask, OFTEN);
  return () => clearInterval(asking);
}
