import * as z from 'zod';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { Problem } from '../../model/problem.ts';
import { parseJson } from '../../read/config/tree/parse-json.ts';
import { validateTree } from '../../read/config/validation/validate-tree.ts';
import type { TestQuestion } from '../../shared/search/evaluate.ts';

const HINT =
  'A file of questions is {"questions": [{"q": "how do I…", "kind": "paraphrase", "answers": ["/guides/page"]}]}';

const text = (what: string): z.ZodString => z.string().regex(/\S/, what);
const question = z.object({
  q: text('what a reader types'),
  kind: text('the name of a kind, such as "keyword"').default('question'),
  answers: z
    .array(text('the path of a page, such as "/guides/page"'))
    .min(1, 'the paths of the pages that answer the question'),
});
const schema = z.object({ questions: z.array(question) });

/**
 * Reads a file of questions: `{"questions": [{"q": "…", "kind": "…", "answers": ["/page"]}]}`. Other keys may stand
 * beside these.
 * @throws DocsError that names every fault and its line
 */
export function parseQuestions(content: string, file: string): TestQuestion[] {
  const { root, problems } = parseJson({ text: content, file, at: '' });
  if (root?.kind !== 'object')
    throw refuse(
      root
        ? [
            {
              severity: 'error',
              code: 'bad-questions',
              message: 'The file must contain an object',
              file,
              line: root.line,
              column: root.column,
            },
          ]
        : problems,
    );
  const validated = validateTree({ root, schema, fallbacks: {} });
  const errors = [...problems, ...validated.problems].filter(({ severity }) => severity === 'error');
  if (errors.length > 0 || !validated.value) throw refuse(errors);
  const { questions } = validated.value;
  if (questions.length === 0)
    throw refuse([
      {
        severity: 'error',
        code: 'bad-questions',
        message: 'The file contains no questions',
        file,
        line: root.line,
        column: root.column,
      },
    ]);
  return questions;
}

function refuse(problems: readonly Problem[]): DocsError {
  return new DocsError(problems.map((problem) => ({ ...problem, hint: problem.hint ?? HINT })));
}
