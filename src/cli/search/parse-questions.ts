import { z } from 'zod';
import { DocsError } from '../../errors/docs-error.ts';
import type { Question } from '../../search/evaluate.ts';

const schema = z.object({
  questions: z.array(z.object({ q: z.string().min(1), kind: z.string().min(1).default('question'), answers: z.array(z.string().min(1)).min(1) })).min(1),
});

/**
 * Reads a file of questions: `{"questions": [{"q": "…", "kind": "…", "answers": ["/page"]}]}`.
 * @throws DocsError that names every fault
 */
export function parseQuestions(text: string, file: string): Question[] {
  const fail = (message: string, key?: string): DocsError['problems'][number] => ({ severity: 'error', code: 'bad-questions', message, file, ...(key ? { key } : {}), hint: 'A file of questions is {"questions": [{"q": "how do I…", "kind": "paraphrase", "answers": ["/guides/page"]}]}' });
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new DocsError([fail(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`)]);
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data.questions;
  throw new DocsError(result.error.issues.map(({ message, path }) => fail(message, path.join('.'))));
}
