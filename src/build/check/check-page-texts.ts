import type { Page } from '../../model/page.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

const longestTitle = 70;
const longestDescription = 200;

/** Titles and descriptions as search engines and lists of pages show them. */
export function checkPageTexts({ site }: CheckInput): CheckFinding[] {
  return site.pages.flatMap((page) => {
    if (!page.source || page.frontMatter.url) return [];
    const { file } = page.source;
    // Front matter opens the file.
    return lengthFindings(page).map((finding) => ({ ...finding, file, line: 1 }));
  });
}

function lengthFindings({ title, description, kind }: Page): CheckFinding[] {
  const findings: CheckFinding[] = [];
  if (title.length > longestTitle)
    findings.push({
      code: 'long-title',
      message: `The title has ${title.length} characters, of ${longestTitle} that are shown`,
    });
  if (description.length > longestDescription && kind === 'prose')
    findings.push({
      code: 'long-description',
      message: `The description has ${description.length} characters, of ${longestDescription} that are shown`,
    });
  if (description === '') findings.push({ code: 'missing-description', message: 'The page has no description' });
  return findings;
}
