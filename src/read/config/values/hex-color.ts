import * as z from 'zod';
import { expected } from '../validation/shape.ts';

/** A colour of three or six hexadecimal digits. */
export const hexColor = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
  error: expected('a hex colour such as "#15803D"', suggestColor),
});

function suggestColor(input: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})(?:[0-9a-f]{1,2})?$/i.exec(input.trim())?.[1];
  return digits ? `Did you mean "#${digits}"?` : null;
}
