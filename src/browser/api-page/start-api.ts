import { expandAll } from './expand-all.ts';
import { fillExamples } from './fill-examples.ts';
import { openFields } from './open-fields.ts';
import { type PlaygroundModule, startPlayground } from './start-playground.ts';
import type { SnippetModule } from './write-examples.ts';

/** What loads only when a reader asks for it. */
export interface ApiModules {
  playground: () => Promise<PlaygroundModule>;
  snippets: () => Promise<SnippetModule>;
}

/**
 * What API pages do in the browser: fetch the fields of schemas that are opened, open the playground.
 * To be called once: pages that come in place of this one are started by themselves.
 */
export function startApi(load: ApiModules): void {
  openFields();
  const fill = fillExamples(load.snippets);
  let hasLongExamples = false;
  const start = (): void => {
    expandAll();
    if (document.querySelector('.api-convert'))
      void import('./offer-conversion.ts').then(({ offerConversion }) => offerConversion());
    if (!hasLongExamples && document.querySelector('.code-block-rest')) {
      hasLongExamples = true;
      void import('./start-long-examples.ts').then(({ startLongExamples }) => startLongExamples());
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('.tryit-button[data-operation]'))
      void startPlayground(button, load.playground);
    fill();
  };
  addEventListener('docwright:page', start);
  start();
}
