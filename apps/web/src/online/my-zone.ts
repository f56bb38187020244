/** Where the clock of this device hangs; nothing where it does not say. */
export function myZone(): { readonly zone?: string } {
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone ? { zone } : {};
}
