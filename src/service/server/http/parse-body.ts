import type { z } from 'zod';
import { RequestRefused } from '../../../base/http/request-refused.ts';

const mostProblems = 10;

/**
 * A body in the form of a schema.
 * @throws RequestRefused with status 400 that names every wrong place
 */
export function parseBody<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const problems = result.error.issues
    .slice(0, mostProblems)
    .map(({ path, message }) => ({ path: path.map(String).join('.').slice(0, 200), message: message.slice(0, 300) }));
  const [first] = problems;
  throw new RequestRefused(400, {
    code: 'invalid_request',
    message: first && first.path !== '' ? `${first.path}: ${first.message}` : (first?.message ?? 'The body is invalid'),
    problems,
  });
}
