import type { OpenSession } from '../session/create-session.ts';
import { notePhase } from '../session/measure-phase.ts';
import type { BuildOptions } from './build-options.ts';

/** Tells of every page that has been rendered. */
export function countPages(session: OpenSession, onProgress: BuildOptions['onProgress']): void {
  const { render } = session;
  const total = session.site.pages.length;
  let done = 0;
  let started = 0;
  onProgress?.({ step: 'Rendering', done, total });
  session.render = async (page) => {
    started ||= performance.now();
    const rendered = await render(page);
    onProgress?.({ step: 'Rendering', done: ++done, total });
    if (done === total) notePhase('Rendering', started);
    return rendered;
  };
}
