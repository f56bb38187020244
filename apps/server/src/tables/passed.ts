/** When this time has come; at once if it is over. */
export async function passed(time: number): Promise<void> {
  const early = time - Date.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
}
