import type { OpenSession } from '../session/create-session.ts';
import type { BuildOptions } from './build-options.ts';

/** Tells of every page that has been rendered. */
export function countPages(session: OpenSession, onProgress: BuildOptions['onProgress']): void {
  const { render } = session;
  const total = session.site.pages.length;
  let done = 0;
  onProgress?.({ step: 'Rendering', done, total });
  session.render = async (page) => {
    const rendered = await render(page);
    onProgress?.({ step: 'Rendering', done: ++done, total });
    return rendered;
  };
}
