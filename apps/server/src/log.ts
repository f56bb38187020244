/** What a log must never hold, wherever it comes from: the secret of a deal, tokens. */
const SECRETS = [
  [/chacha20:[0-9a-f]+/gi, 'chacha20:…'],
  [/quartet_[\w-]{20,}/g, 'quartet_…'],
  [/\$argon2\w*\$[^\s"']+/g, '$argon2…'],
  [/postgres(?:ql)?:\/\/[^\s"']+/gi, 'postgres://…'],
] as const;
/** Broken invariants quote what they broke on, such as a move. */
const QUOTED = /"[^"\n]*"/g;

function withoutSecrets(text: string): string {
  return SECRETS.reduce((left, [secret, sign]) => left.replace(secret, sign), text).replace(QUOTED, '"…"');
}

/** An error as the log shows it. Databases hang whole rows onto theirs; those stay out. */
export function errorForLog(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...code,
  };
}
