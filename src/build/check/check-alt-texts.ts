import { blankCode } from '../../base/text/place-in-text.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

interface SourceText {
  file: string;
  text: string;
  line: number;
}

/**
 * Pictures without `alt`, and Markdown's `![](…)`, in pages and what they use. An `alt=""` says that a picture only
 * adorns.
 */
export function checkAltTexts({ site }: CheckInput): CheckFinding[] {
  const bodies = site.pages.flatMap(({ source }): SourceText[] =>
    source ? [{ file: source.file, text: source.body, line: source.line }] : [],
  );
  const used = reachedSnippets(
    site.snippets,
    bodies.map(({ text }) => text),
  );
  const snippets = Object.entries(used).map(([file, text]): SourceText => ({ file, text, line: 1 }));
  return [...bodies, ...snippets].flatMap(findPictures);
}

const picture = /!\[\]\(|<img\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)>/g;

/** Nobody sees what stands in them. */
const comment = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g;

function findPictures({ file, text, line }: SourceText): CheckFinding[] {
  const prose = /\.mdx?$/.test(file) ? blankCode(text) : text;
  const searched = prose.replace(comment, (found) => found.replace(/[^\n]/g, ' '));
  return [...searched.matchAll(picture)].flatMap(({ index, 1: attributes }) => {
    // Whatever is spread may hold the text.
    if (attributes !== undefined && /(?:^|\s)alt\b|\{\s*\.\.\./.test(attributes)) return [];
    const before = text.slice(0, index).split('\n');
    return [
      {
        code: 'missing-alt-text',
        message: 'The image has no alt text',
        hint: 'Describe what it shows: ![A form with two fields](…), or use alt="" if it is decorative',
        file,
        line: line + before.length - 1,
        column: before.at(-1)!.length + 1,
      },
    ];
  });
}
