import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import type { Audience, PageAccess } from '../../../../src/model/service.ts';
import type { AccessSite } from '../../../../src/service/access/access-context.ts';
import { answerMembers } from '../../../../src/service/access/answer-members.ts';
import { createService } from '../../../../src/service/server/create-service.ts';
import { createSiteHolder } from '../../../../src/service/server/create-site-holder.ts';
import { answerMemberFile } from '../../../../src/service/server/files/answer-member-file.ts';
import { createBodyCache } from '../../../../src/service/server/files/body-cache.ts';
import type { ServedSite } from '../../../../src/service/server/service-options.ts';
import { manifest } from '../server/built-site.ts';

/** Writes what a build leaves for members: a page with a part for the staff, and notes for some groups. */
function writeMembers(
  folder: string,
  { secret, marked = secret, readers }: { secret: string; marked?: string; readers: string[] },
): void {
  const marks = createReaderMarks(marked);
  const staff: PageAccess = { kind: 'members', groups: ['staff'] };
  mkdirSync(join(folder, 'protected/page'), { recursive: true });
  writeFileSync(
    join(folder, 'protected/page/index.html'),
    `<p>For all of ${secret}. ${marks.show(staff, 'For the staff.')}</p>`,
  );
  writeFileSync(join(folder, 'protected/notes.md'), `Notes of ${secret}`);
  const accesses = [
    { kind: 'members', groups: null },
    { kind: 'members', groups: readers },
  ];
  const files = { 'page/index.html': [0], 'notes.md': [1] };
  writeFileSync(
    join(folder, 'protected.json'),
    JSON.stringify({ format: 1, secret, isPrivate: true, accesses, files }),
  );
  writeFileSync(join(folder, 'sign-in.json'), '{}');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, pages: [], protected: true }));
}

const [first, second] = ['a'.repeat(24), 'b'.repeat(24)] as const;

async function open(written: Parameters<typeof writeMembers>[1]): Promise<{
  ask: (path: string) => Promise<string>;
  replace: (next: Parameters<typeof writeMembers>[1]) => void;
}> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = mkdtempSync(join(tmpdir(), 'docwright-replaced-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'dist'));
  const folder = join(root, 'dist.service');
  writeMembers(folder, written);
  const holder = await createSiteHolder(
    [{ folder: join(root, 'dist'), domain: 'docs', hosts: [], organization: 'acme' }],
    { cache: createBodyCache(1_000_000) },
  );
  onTestFinished(holder.close);
  const audience: Audience = { kind: 'member', groups: ['partners'] };
  const service = createService({
    sites: holder.sites,
    renewSites: holder.renew,
    identify: () => Promise.resolve({ audience, user: {}, cookies: [] }),
    memberFiles: (request, context) =>
      answerMembers({
        request,
        context: { ...context, site: context.site as ServedSite & AccessSite },
        members: context.site.members!,
        canSignIn: true,
        answerNotFound: undefined,
        answerFile: answerMemberFile,
      }),
  });
  return {
    ask: async (path) => {
      const answer = await service(new Request(`http://docs.test${path}`), { clientAddress: '203.0.113.1' });
      return `${answer.status} ${await answer.text()}`;
    },
    replace: (next) => {
      const beside = join(root, 'beside');
      writeMembers(beside, next);
      renameSync(folder, join(root, 'old'));
      renameSync(beside, folder);
    },
  };
}

test('a build that was put in the place of the last a moment ago shows no reader what is for others', async () => {
  const { ask, replace } = await open({ secret: first, readers: ['staff', 'partners'] });
  expect([await ask('/page'), await ask('/notes.md')]).toEqual([
    `200 <p>For all of ${first}. </p>`,
    `200 Notes of ${first}`,
  ]);
  replace({ secret: second, readers: ['staff'] });
  expect(await ask('/notes.md')).toMatch(/^404 /);
  expect(await ask('/page')).toBe(`200 <p>For all of ${second}. </p>`);
});

test('nothing is shown of a page that another build has marked, as where a build is copied file by file', async () => {
  const { ask } = await open({ secret: second, marked: first, readers: [] });
  expect(await ask('/page')).toMatch(/^503 .*site_changing/);
});
