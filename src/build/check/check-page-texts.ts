import type { Page } from '../../model/page.ts';
import { lineOfKey } from '../../read/front-matter/line-of-key.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

const longestTitle = 70;
const longestDescription = 200;

/** Titles and descriptions as search engines and lists of pages show them. */
export function checkPageTexts({ site, read }: CheckInput): CheckFinding[] {
  return site.pages.flatMap((page) => {
    const { source } = page;
    if (!source || page.frontMatter.url) return [];
    return lengthFindings(page).map(({ about, ...finding }) => ({
      ...finding,
      file: source.file,
      line: lineOfKey(about, { text: read(source.file) ?? '', end: source.line }),
    }));
  });
}

/** `about`: the key that the fault is about. */
function lengthFindings({ title, description, kind }: Page): (CheckFinding & { about: string })[] {
  const findings: (CheckFinding & { about: string })[] = [];
  if (title.length > longestTitle)
    findings.push({
      code: 'long-title',
      message: `The title has ${title.length} characters, but search engines show about ${longestTitle}`,
      hint: 'Shorten it; `sidebarTitle` only shortens the label in the navigation',
      about: 'title',
    });
  if (description.length > longestDescription && kind === 'prose')
    findings.push({
      code: 'long-description',
      message: `The description has ${description.length} characters, but search engines show about ${longestDescription}`,
      hint: 'Shorten it, or move the rest to the text',
      about: 'description',
    });
  if (description === '')
    findings.push({ code: 'missing-description', message: 'The page has no description', about: 'description' });
  return findings;
}
