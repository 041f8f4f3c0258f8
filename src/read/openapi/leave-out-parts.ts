import type { Problem } from '../../model/problem.ts';
import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import { holdsNames } from './is-foreign-place.ts';
import { data } from './map-texts.ts';

const opening = /<Visibility\b/;
/** Code, in which a tag is no tag; else the innermost part, to the end of the text where nothing closes it. */
const innermost =
  /(```.*?(?:```|$)|`[^`\n]*`)|<Visibility\b([^<>]*?)(?:\/>|>((?:(?!<Visibility\b).)*?)(?:<\/Visibility\s*>|$))/gs;
/** Parts within parts that are looked into. */
const deepest = 20;

/**
 * Takes parts for some readers (`<Visibility>`) out of texts of a description, and reports them: these texts are
 * Markdown, which has no components, so that everybody would read what only members may. Parts for people stay. Changes
 * the trees of `files`. `texts`: what they were read from. `isSecret`: whether some of it is for members, so that none
 * of the files can be handed out.
 */
export function leaveOutParts(
  files: ReadonlyMap<string, unknown>,
  texts: ReadonlyMap<string, string>,
): { problems: Problem[]; isSecret: boolean } {
  if (![...texts.values()].some((text) => opening.test(text))) return { problems: [], isSecret: false };
  let isSecret = false;
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, file: string, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) {
      const at = appendToken(pointer, key);
      if (typeof part !== 'string') {
        if (holdsNames(pointer) || !isNoText(key, part)) visit(part, file, at);
        continue;
      }
      const { left, hasSecrets } = key === 'description' || key === 'summary' ? leaveOut(part) : whole(part);
      if (left === part) continue;
      isSecret ||= hasSecrets;
      (value as Record<string, unknown>)[key] = left;
      problems.push(reportOf({ file, key: at }, hasSecrets));
    }
  };
  for (const [file, tree] of files) visit(tree, file, '#');
  return { problems, isSecret };
}

/** Values, and what pages take as MDX, where components work. Named examples are things that something is said of. */
function isNoText(key: string, part: unknown): boolean {
  return data.has(key) || /^(?:x-docs|x-mint|example)$/.test(key) || (key === 'examples' && Array.isArray(part));
}

interface ReadText {
  left: string;
  hasSecrets: boolean;
}

function whole(text: string): ReadText {
  return { left: text, hasSecrets: false };
}

function leaveOut(text: string, depth = 0): ReadText {
  let hasSecrets = false;
  const left = text.replace(innermost, (all, code?: string, properties = '', content = '') => {
    if (code !== undefined) return all;
    if (/\bfor=["']humans["']/.test(properties)) return content;
    hasSecrets ||= content !== '' && !/\bfor=["'](?:agents|signed-out)["']/.test(properties);
    return '';
  });
  if (left === text) return whole(text);
  if (depth === deepest) return { left: '', hasSecrets: true };
  const inner = leaveOut(left, depth + 1);
  return { left: inner.left, hasSecrets: hasSecrets || inner.hasSecrets };
}

function reportOf(at: { file: string; key: string }, hasSecrets: boolean): Problem {
  return {
    severity: 'warning',
    code: 'component-place',
    message: `<Visibility> is not supported in API descriptions, and its content is left out of pages${
      hasSecrets ? '; the description is not published' : ''
    }`,
    hint: 'Set `groups` in `x-docs` on the operation or field, or move the part to the `content` of `x-docs`',
    ...at,
  };
}
