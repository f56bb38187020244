/** What a server says of itself, in MB where it is memory. */
export interface Vitals {
  readonly resident: number;
  readonly heap: number;
  readonly tables: number;
}

export async function vitalsOf(url: string): Promise<Vitals> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^quartet_${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return {
    resident: read('process_resident_memory_bytes') / 1e6,
    heap: read('nodejs_heap_size_used_bytes') / 1e6,
    tables: read('tables_in_memory'),
  };
}

export function print(moment: string, { resident, heap, tables }: Vitals): void {
  console.log(
    `${moment.padEnd(32)} resident ${resident.toFixed(1)} MB, heap ${heap.toFixed(1)} MB, ${tables} tables in memory`,
  );
}
