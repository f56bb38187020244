/** What somebody gets who may not know of a table: nothing, whichever way they try. Null: the server was away. */
export async function peek(url: string, table: string, token: string | null): Promise<string[] | null> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const leaks: string[] = [];
  try {
    for (const path of ['', '?since=1', '/record']) {
      const response = await fetch(`${url}/api/tables/${table}${path}`, {
        headers,
        signal: AbortSignal.timeout(5_000),
      });
      if (response.ok) leaks.push(`${path || 'the table'} of ${table} was shown`);
      await response.text();
    }
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      act: { type: 'chat', text: 'What have you got?' },
    });
    const said = await fetch(`${url}/api/tables/${table}/acts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    if (said.ok) leaks.push(`somebody from outside spoke at ${table}`);
    await said.text();
  } catch {
    return leaks.length > 0 ? leaks : null;
  }
  return leaks;
}
