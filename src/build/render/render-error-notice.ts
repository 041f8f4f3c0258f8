import { escapeHtml } from '../../base/text/escape-html.ts';
import type { Problem } from '../../model/problem.ts';

/** What stands on a page that could not be rendered: the reasons, for its author. */
export function renderErrorNotice(problems: readonly Problem[]): string {
  const items = problems.map((problem) => {
    const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
    return `<li>${place ? `<code>${escapeHtml(place)}</code> ` : ''}${escapeHtml(problem.message)}</li>`;
  });
  return `<div class="callout page-error" data-callout-type="danger" role="alert"><div class="inset-body"><p class="inset-title">This page could not be rendered.</p><ul>${items.join('')}</ul></div></div>`;
}
