import type { FrontMatter } from '../../model/front-matter.ts';
import type { Keep } from '../../model/keep.ts';
import type { Problem } from '../../model/problem.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { readToml } from './read-toml.ts';
import { readYaml } from './read-yaml.ts';
import { resolveFrontMatter } from './resolve-front-matter.ts';
import { splitFrontMatter, type WrittenFrontMatter } from './split-front-matter.ts';

export interface ParsedFrontMatter {
  frontMatter: FrontMatter;
  /** The source after the front matter. */
  body: string;
  /** Line on which `body` starts, counted from 1. */
  line: number;
  problems: Problem[];
}

/**
 * Splits a page's source and reads its front matter. Faults become problems and whatever could be read is kept, since
 * pages in the wild have deficient indentation, duplicate keys, CRLF and byte-order marks.
 */
export function parseFrontMatter(source: string, file: string, keep: Keep = keepNothing): ParsedFrontMatter {
  const { frontMatter: written, body, line } = splitFrontMatter(source);
  if (!written) return { frontMatter: resolveFrontMatter({}), body, line, problems: [] };
  return { ...keep(['front-matter', file, written], () => readFrontMatter(written, file)), body, line };
}

const keepNothing: Keep = (_parts, make) => make();

function readFrontMatter(
  written: WrittenFrontMatter,
  file: string,
): Pick<ParsedFrontMatter, 'frontMatter' | 'problems'> {
  const place = { file, line: written.line };
  const { root, problems } = written.kind === 'yaml' ? readYaml(written.text, place) : readToml(written.text, place);
  const checked = checkFrontMatter(root);
  // What says who may read the page may be in the part that was left out.
  if (problems.some(({ code }) => code === 'front-matter-size') && /\b(?:groups|(?:is)?public)\b/i.test(written.text))
    checked.frontMatter.groups ??= [];
  // Pages are copied from one another, with their slips.
  const slips = checked.problems.map((slip) => ({ ...slip, cause: `front matter ${slip.key}: ${slip.message}` }));
  return { frontMatter: checked.frontMatter, problems: [...fencesOf(written, place), ...problems, ...slips] };
}

function fencesOf(written: WrittenFrontMatter, place: { file: string; line: number }): Problem[] {
  return written.isOpen ? [neverClosed(written.kind, place)] : openedTwice(written, place);
}

function neverClosed(kind: WrittenFrontMatter['kind'], { file, line }: { file: string; line: number }): Problem {
  return {
    severity: 'warning',
    code: 'front-matter-yaml',
    message: 'The front matter is not closed; it is read up to the first empty line',
    hint: `Add ${kind === 'yaml' ? '---' : '+++'} on a line of its own below it`,
    file,
    line: line - 1,
  };
}

function openedTwice({ text }: WrittenFrontMatter, place: { file: string; line: number }): Problem[] {
  if (!text.startsWith('---')) return [];
  const message = 'The front matter is opened twice; other tools would not read it, but show it as a heading';
  return [{ severity: 'warning', code: 'front-matter-yaml', message, hint: 'Remove one of the two lines', ...place }];
}
