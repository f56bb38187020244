/** What a button is called by listeners, where its face shows only signs. */
export function Name({ text }: { readonly text: string }) {
  return <span class="visually-hidden">{text}</span>;
}
