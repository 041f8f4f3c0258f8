import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSession } from '../../../../src/build/session/create-session.ts';
import type { SessionOptions } from '../../../../src/build/session/open-session.ts';
import { createProblemTeller, type ProblemTeller } from '../../../../src/build/show/create-problem-teller.ts';
import type { ShownSite } from '../../../../src/build/show/shown-site.ts';
import type { Problem } from '../../../../src/model/problem.ts';

const api = {
  openapi: '3.1.0',
  info: { title: 'Cats', version: '1' },
  paths: { '/cats': { get: { description: 'See [this](/away).', responses: { 200: { description: 'ok' } } } } },
};

const settings = {
  theme: 'mint',
  name: 'Site',
  colors: { primary: '#0d7c66' },
  navigation: {
    groups: [
      { group: 'Guides', pages: ['index', 'b'] },
      { group: 'API', openapi: 'api.json' },
    ],
  },
};

interface Shown {
  shown: ShownSite;
  teller: ProblemTeller;
  told: Problem[][];
  write: (file: string, text: string) => void;
  read: () => Promise<void>;
  show: (route: string) => Promise<void>;
}

async function show(): Promise<Shown> {
  const folder = mkdtempSync(join(tmpdir(), 'teller-'));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('docs.json', JSON.stringify(settings));
  write('index.mdx', '[x](/nope)\n');
  write('b.mdx', 'Text\n');
  write('api.json', JSON.stringify(api));
  const options: SessionOptions = { folder, base: '', origin: null, service: null, mode: 'dev' };
  const shown: ShownSite = { session: await createSession(options), failure: [] };
  onTestFinished(async () => {
    await shown.session.close();
    rmSync(folder, { recursive: true });
  });
  const told: Problem[][] = [];
  const render = (page: Parameters<ShownSite['session']['render']>[0]): Promise<unknown> => shown.session.render(page);
  const teller = createProblemTeller(shown, { render, onProblems: (problems) => void told.push(problems) });
  const read = async (): Promise<void> => {
    const previous = shown.session;
    shown.session = await createSession({ ...options, previous });
    shown.failure = [];
    teller.replaced(previous);
  };
  const visit = async (route: string): Promise<void> => {
    await render(shown.session.findPage(route)!);
    teller.rendered();
  };
  return { shown, teller, told, write, read, show: visit };
}

const messages = (told: Problem[][]): string[] => (told.at(-1) ?? []).map(({ message }) => message);

test('what is wrong with a page stays told while other files change', async () => {
  const { told, write, read, show: visit } = await show();
  await visit('/');
  await vi.waitFor(() => expect(messages(told)).toEqual(['There is no page or file at "/nope"']));
  write('b.mdx', '[y](/neither)\n');
  await read();
  const both = ['There is no page or file at "/nope"', 'There is no page or file at "/neither"'];
  await vi.waitFor(() => expect(messages(told)).toEqual(both));
  write('index.mdx', 'Mended\n');
  await read();
  await vi.waitFor(() => expect(messages(told)).toEqual(both.slice(1)));
  expect(told.filter((problems) => problems.length === 0).length).toBeLessThanOrEqual(1);
});

test('so does what is wrong with a page of an API description', async () => {
  const { shown, told, write, read, show: visit } = await show();
  await visit(shown.session.site.pages.find(({ path }) => path.endsWith('cats'))!.route);
  await vi.waitFor(() => expect(messages(told)).toEqual(['There is no page or file at "/away"']));
  write('b.mdx', '[y](/neither)\n');
  await read();
  await vi.waitFor(() => expect(messages(told)).toContain('There is no page or file at "/neither"'));
  expect(messages(told)).toContain('There is no page or file at "/away"');
});

test('nothing counts as mended while the settings cannot be read', async () => {
  const { shown, teller, told, read, show: visit } = await show();
  await visit('/');
  await vi.waitFor(() => expect(messages(told)).toHaveLength(1));
  shown.failure = [{ severity: 'error', code: 'invalid-json', message: 'Broken', file: 'docs.json' }];
  teller.replaced(shown.session);
  await vi.waitFor(() => expect(messages(told)).toEqual(['Broken', 'There is no page or file at "/nope"']));
  await read();
  await vi.waitFor(() => expect(messages(told)).toEqual(['There is no page or file at "/nope"']));
});
