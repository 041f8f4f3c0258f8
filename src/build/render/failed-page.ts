import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { renderErrorNotice } from './render-error-notice.ts';

/** What stands in the place of a page that cannot be rendered: its errors. */
export function failedPage(problems: Problem[]): RenderedPage {
  return {
    lead: '',
    html: renderErrorNotice(problems.filter(({ severity }) => severity === 'error')),
    aside: '',
    features: [],
    islands: [],
    fragments: [],
    problems,
  };
}
