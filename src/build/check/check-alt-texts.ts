import type { CheckInput, Finding } from './check-input.ts';

/** Pictures without `alt`, and Markdown's `![](…)`. An `alt=""` in HTML says that a picture only adorns. */
export function checkAltTexts(input: CheckInput): Finding[] {
  return input.pages.flatMap(({ page, withoutAlt }) => {
    const bare = [...(page.source?.body.matchAll(/!\[\]\(\s*<?([^\s)>]+)/g) ?? [])].map(([, src = '']) => src);
    return [...new Set([...withoutAlt, ...bare])].flatMap((src) =>
      input.place(page, (href) => href === src).map(({ text: _, ...place }) => finding(src, place)),
    );
  });
}

function finding(src: string, place: Pick<Finding, 'file' | 'line' | 'column' | 'via'>): Finding {
  return {
    ...place,
    code: 'missing-alt-text',
    message: `The picture "${src}" has no text for those who cannot see it`,
    hint: 'Write what it shows: ![A form with two fields](…), or alt="" for one that only adorns',
  };
}
