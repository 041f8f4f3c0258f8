import { notePhase } from '../session/measure-phase.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { BuildOptions } from './build-options.ts';

/** Tells of every page that has been rendered. */
export function countPages(session: OpenSession, onProgress: BuildOptions['onProgress']): void {
  const { render, drawing } = session;
  const total = session.site.pages.length;
  let done = 0;
  let started = 0;
  onProgress?.({ step: 'Rendering', done, total });
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    started ||= performance.now();
    const result = await work();
    onProgress?.({ step: 'Rendering', done: ++done, total });
    if (done === total) notePhase('Rendering', started);
    return result;
  };
  session.render = (page) => counted(() => render(page));
  session.drawing = (...given) => {
    const draw = drawing(...given);
    return (task) => (task.layout === 'page' ? counted(() => draw(task)) : draw(task));
  };
}
