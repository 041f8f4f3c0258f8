import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { placeInText } from '../../base/text/place-in-text.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import type { RenderContext } from './render-context.ts';

/** Where a word that a page shows was written: in its own text, or in a file that it imports. */
export function placeOnPage(
  { source }: Pick<Page, 'source'>,
  { text, context }: { text: string; context: RenderContext },
): Pick<Problem, 'file' | 'line' | 'column'> {
  if (!source) return {};
  const whole = new RegExp(`(?<![\\w-])${escapeRegExp(text)}(?![\\w-])`);
  const own = placeInText(source.body, whole, source.line);
  if (own) return { file: source.file, ...own };
  for (const [file, content] of Object.entries(reachedSnippets(context.snippets, [source.body]))) {
    const place = placeInText(content, whole);
    if (place) return { file, ...place };
  }
  return { file: source.file };
}
