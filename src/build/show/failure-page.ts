import type { Problem } from '../../model/problem.ts';
import { renderErrorNotice } from '../render/render-error-notice.ts';

const style =
  'body{font:16px/1.5 system-ui;max-width:48rem;margin:4rem auto;padding:0 1.5rem;color-scheme:light dark}li{margin:.5rem 0}code{opacity:.75}';

/** A page that says why there is none to show. `script`: the element that loads it again once there is. */
export function renderFailurePage(failure: readonly Problem[], script: string): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site cannot be shown</title><style>${style}</style>` +
    `${script}<body>${renderErrorNotice(failure)}<p>This page reloads automatically once the error is fixed.</p></body></html>`
  );
}
