import { suggestNearest } from '../../base/errors/suggest.ts';
import type { SdkSelector } from '../../model/api/sdk.ts';
import type { Problem } from '../../model/problem.ts';
import type { FoundReference } from './find-sdk-page.ts';
import { findSymbol } from './find-symbol.ts';

type Missing = Pick<Problem, 'code' | 'message' | 'hint'>;

/** What to say of a symbol that no artefact has. */
export function missingSymbol(selector: SdkSelector, references: readonly FoundReference[]): Missing {
  const { kind, name, parent } = selector;
  const full = parent === null ? name : `${parent}.${name}`;
  const nearest = suggestNearest(name, namesLike(selector, references));
  const hint = nearest ? `Did you mean "${kind} ${parent === null ? nearest : `${parent}.${nearest}`}"?` : undefined;
  return {
    code: 'missing-symbol',
    message:
      references.length === 0
        ? `There is no SDK artefact that could contain the ${kind} "${full}"`
        : `No SDK artefact has the ${kind} "${full}"`,
    hint:
      references.length === 0
        ? 'Move the page into a tab or a group with `sdk`, or use an object with `format` and `source`'
        : hint,
  };
}

/** What to say of a text that names no symbol. */
export function noSymbol(text: string): Missing {
  return {
    code: 'missing-symbol',
    message: `"${text}" is not a symbol of an SDK artefact`,
    hint: 'Write `class Client`, or `method Client.getUser` for a member',
  };
}

function namesLike(selector: SdkSelector, references: readonly FoundReference[]): string[] {
  return references.flatMap(({ reference }) => {
    if (selector.parent === null)
      return reference.symbols.filter(({ kind }) => kind === selector.kind).map(({ name }) => name);
    return findSymbol(selector, reference)?.members.map(({ name }) => name) ?? [];
  });
}
