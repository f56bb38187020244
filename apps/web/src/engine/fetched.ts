/** The bytes of one of the app's own files. */
export async function fetched(file: URL): Promise<Uint8Array> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
