import * as z from 'zod';

/**
 * An object that knows all of its keys. The message of its `unrecognized_keys` issue lists them, because the issue
 * itself names the wrong key only and the report wants to suggest a right one.
 */
export function shape<Fields extends z.ZodRawShape>(fields: Fields): z.ZodObject<Fields, z.core.$strict> {
  const known = Object.keys(fields).join('\n');
  return z.strictObject(fields, { error: (issue) => (issue.code === 'unrecognized_keys' ? known : undefined) });
}

/** Whether a text counts as left out where one is needed: it would show as nothing. */
export function isBlankText(text: string): boolean {
  return text.trim() === '';
}

/**
 * The message of a check, by the convention of this room: what is expected, and, when the wrong value allows a guess,
 * what to write instead.
 */
export function expected(
  what: string,
  suggest?: (input: string) => string | null,
): (issue: { input?: unknown }) => string {
  return ({ input }) => {
    const suggestion = typeof input === 'string' ? suggest?.(input) : null;
    return suggestion ? `${what}\n${suggestion}` : what;
  };
}
