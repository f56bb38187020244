let page = document.title;
let call: string | null = null;

/** What the tab is called: the page, or, while there is one, somebody's call. */
export function titlePage(name: string, app: string): void {
  page = name === app ? app : `${name} – ${app}`;
  show();
}

/** Null: nobody waits any more. */
export function callInTitle(text: string | null): void {
  call = text;
  show();
}

function show(): void {
  document.title = call ?? page;
}
