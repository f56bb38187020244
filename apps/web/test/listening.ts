import type { Page } from 'playwright-core';

declare global {
  /** What a screen reader would have said, in order. */
  var heard: string[];
}

/** Runs in the page: from now on notes what is added to or changed in parts that speak by themselves. */
export function listen(): void {
  globalThis.heard = [];
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    return region?.getAttribute('aria-live') === 'off' ? null : region;
  };
  const hear = (text: string | null | undefined): void => {
    const words = text?.replaceAll(/\s+/g, ' ').trim();
    if (words) heard.push(words);
  };
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const change of changes) {
      const region = regionOf(change.target);
      // A region that comes into the page with its text is silent in most readers, alerts are not.
      if (!region) {
        for (const node of change.addedNodes)
          if (node instanceof Element && node.matches('[role="alert"]')) hear(node.textContent);
      } else if (region.getAttribute('role') === 'log')
        for (const node of change.addedNodes) hear(node.textContent);
      else changed.add(region);
    }
    for (const region of changed) hear(region.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What was said since the last time. */
export function heardSince(page: Page): Promise<string[]> {
  return page.evaluate(() => heard.splice(0));
}
