import { isHttpMethod } from '../../base/http/http-methods.ts';

/** What an author writes for an operation or webhook: `GET /users`, `api.json GET /users`, `webhook order.paid`. */
export interface OperationRef {
  file: string | null;
  /** Upper case, whatever is sent; `WEBHOOK` for webhooks. */
  method: string;
  /** With its leading `/`; the name for a webhook. */
  path: string;
}

/** Reads a reference, or gives `null` for a text that is none (a page path, for example). */
export function parseOperationRef(ref: string): OperationRef | null {
  const words = ref
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .split(/\s+/);
  const at = words.findIndex((word, index) => isMethod(word, words[index + 1]));
  if (at < 0) return null;
  const method = words[at]!.toUpperCase();
  const rest = words.slice(at + 1).join(' ');
  const file = at === 0 ? null : words.slice(0, at).join(' ');
  return { file, method, path: method === 'WEBHOOK' || rest.startsWith('/') ? rest : `/${rest}` };
}

/** Methods of OpenAPI 3.2's `additionalOperations` may be any token; the path behind shows that one is meant. */
function isMethod(word: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  return (
    isHttpMethod(word) || word.toUpperCase() === 'WEBHOOK' || (next.startsWith('/') && /^[A-Za-z][\w-]*$/.test(word))
  );
}
