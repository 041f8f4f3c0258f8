import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Replaces every issue about a union by the issues of the alternative the author most likely meant, with their paths
 * from the root. A union whose alternatives all expect other types becomes one issue that names these types.
 */
export function flattenIssues(issues: readonly Issue[], prefix: PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    return issue.code === 'invalid_union' ? flattenUnion(issue, path) : [{ ...issue, path }];
  });
}

function flattenUnion(issue: z.core.$ZodIssueInvalidUnion, path: PropertyKey[]): Issue[] {
  // A union that is told apart by a key which names none of its alternatives says itself what it expects.
  if (issue.errors.length === 0) return [{ ...issue, path }];
  const fitting = issue.errors.filter((alternative) => !alternative.some(isTypeMismatch));
  const best = fitting.toSorted((a, b) => a.length - b.length)[0];
  if (best) return flattenIssues(best, path);
  const types = issue.errors.flatMap((alternative) =>
    flattenIssues(alternative).filter(isTypeMismatch).flatMap(expectedTypes),
  );
  return [
    {
      code: 'invalid_type',
      expected: [...new Set(types)].join('|') as 'string',
      path,
      message: '',
      input: issue.input,
    },
  ];
}

/** The alternative is about another type of value altogether. */
function isTypeMismatch(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_value') return issue.values.every((value) => typeof value !== typeof issue.input);
  return (
    issue.code === 'invalid_type' ||
    (issue.code === 'invalid_union' && issue.errors.every((alternative) => alternative.some(isTypeMismatch)))
  );
}

/** Choices are between strings; any other value stands for itself. */
function expectedTypes(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return issue.expected.split('|');
  return issue.code === 'invalid_value'
    ? issue.values.map((value) => (typeof value === 'string' ? 'string' : String(value)))
    : ['string'];
}
