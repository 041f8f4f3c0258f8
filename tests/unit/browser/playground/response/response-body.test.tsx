import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playground } from '../../../../../src/base/languages/texts/en.ts';
import {
  type PlaygroundContext,
  PlaygroundProvider,
} from '../../../../../src/browser/playground/playground-context.tsx';
import { ResponseBody } from '../../../../../src/browser/playground/response/ResponseBody.tsx';
import type { ReceivedAnswer } from '../../../../../src/browser/playground/transport/exchange.ts';

const empty: ReceivedAnswer = {
  url: 'https://api.example.com/orders',
  status: 200,
  statusText: 'OK',
  headers: [],
  contentType: 'application/json',
  redirects: [],
  waited: 1,
  elapsed: 1,
  size: 0,
  state: 'complete',
  body: { kind: 'json', text: '', bytes: new Blob() },
};

test.each([
  ['complete', true],
  ['broken', false],
  ['stopped', false],
] as const)('an answer that is %s and of which nothing came has no body: %s', (state, isSaid) => {
  const context = { texts: playground } as unknown as PlaygroundContext;
  const html = renderToStaticMarkup(
    <PlaygroundProvider value={context}>
      <ResponseBody answer={{ ...empty, state }} />
    </PlaygroundProvider>,
  );
  expect(html.includes(playground.noBody)).toBe(isSaid);
});
