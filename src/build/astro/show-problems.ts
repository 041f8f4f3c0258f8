import type { ViteDevServer } from 'vite';
import type { Problem } from '../../model/problem.ts';
import { problemPanel, problemsEvent } from '../show/problem-panel.ts';

/** Of Vite's, whose names of others' events begin with who sends them. */
const event = `docwright:${problemsEvent}`;

/**
 * The module that shows what is wrong with the documentation in its pages, where Vite serves them. `base`: the path
 * below which the documentation is, `/` or `/docs/`.
 */
export function problemScript(base: string): string {
  return `if (import.meta.hot && (location.pathname + '/').startsWith(${JSON.stringify(base)})) {
  const show = ${problemPanel};
  import.meta.hot.on(${JSON.stringify(event)}, show);
  import.meta.hot.send(${JSON.stringify(event)});
}`;
}

/** @returns what to call with all that is wrong whenever that changes; a page that comes later asks for the last */
export function showProblems({ environments }: ViteDevServer): (problems: readonly Problem[]) => void {
  const { hot } = environments.client;
  let last: readonly Problem[] = [];
  hot.on(event, (_data, client) => client.send(event, last));
  return (problems) => {
    last = problems;
    hot.send(event, problems);
  };
}
