import { cpSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createService } from '../../../../src/service/server/create-service.ts';
import { createSiteHolder } from '../../../../src/service/server/create-site-holder.ts';
import { createBodyCache } from '../../../../src/service/server/files/body-cache.ts';
import { requireProtection } from '../../../../src/service/server/require-protection.ts';
import { manifest, writeBuiltSite } from './built-site.ts';

const cache = createBodyCache(1_000_000);

/** As `docwright.server.json` names it. */
const entry = { domain: 'docs', signIn: { methods: [], secrets: [], sessionHours: 1 } };

test('of a site with sign-in that is built for everybody no file is handed out, and the log says so once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let isProtected = true;
  const folder = writeBuiltSite();
  const faults: unknown[] = [];
  const holder = await createSiteHolder([{ folder, domain: 'docs', hosts: [], organization: 'default' }], {
    cache,
    check: ({ domain }) => requireProtection({ domain, members: isProtected ? ({} as never) : null }, [entry]),
    onFault: (_, error) => void faults.push((error as Error).message),
  });
  onTestFinished(holder.close);
  const find = (path: string): boolean => holder.sites()[0]!.files.find(path) !== null;
  const look = async (): Promise<void> => {
    vi.advanceTimersByTime(2_000);
    await new Promise((done) => setTimeout(done, 100));
  };
  expect(find('/guides/auth')).toBe(true);
  isProtected = false;
  const file = join(folder, '../dist.service/manifest.json');
  writeFileSync(file, JSON.stringify({ ...manifest, build: 'b2' }));
  utimesSync(file, Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  await look();
  await look();
  expect([find('/guides/auth'), find('/404.html'), holder.sites().length]).toEqual([false, false, 1]);
  expect(faults).toEqual(['docs has sign-in, but was built for everybody: all of its pages would be public']);
});

test('a build that cannot be read is told of once, however often it is looked at, and read as soon as it can be', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = writeBuiltSite();
  const faults: string[] = [];
  const builds: string[] = [];
  const holder = await createSiteHolder([{ folder, domain: 'docs', hosts: [], organization: 'default' }], {
    cache,
    onChange: (site) => void builds.push(site.manifest.build),
    onFault: (_, error) => void faults.push((error as Error).message),
  });
  onTestFinished(holder.close);
  const file = join(folder, '../dist.service/manifest.json');
  const look = async (): Promise<void> => {
    vi.advanceTimersByTime(2_000);
    await new Promise((done) => setTimeout(done, 60));
  };
  const write = async (text: string, later: number): Promise<void> => {
    const before = faults.length + builds.length;
    writeFileSync(file, text);
    utimesSync(file, Date.now() / 1000 + later, Date.now() / 1000 + later);
    for (let looks = 0; looks < 50 && faults.length + builds.length === before; looks++) await look();
    for (let looks = 0; looks < 3; looks++) await look();
  };
  await write('{', 60);
  expect([faults.length, holder.sites()[0]!.manifest.build]).toEqual([1, 'b1']);
  await write('{"format":99}', 120);
  expect(faults).toEqual([expect.stringContaining('damaged'), expect.stringContaining('newer version')]);
  await write(JSON.stringify({ ...manifest, build: 'b2' }), 180);
  await write('{', 240);
  expect([builds, faults.length]).toEqual([['b2'], 3]);
});

test('a service does not start with a build that must not be shown', async () => {
  const source = { folder: writeBuiltSite(), domain: 'docs', hosts: [], organization: 'default' };
  const open = createSiteHolder([source], { cache, check: (site) => requireProtection(site, [entry]) });
  await expect(open).rejects.toThrow('built for everybody');
  const free = await createSiteHolder([source], {
    cache,
    check: (site) => requireProtection(site, [{ domain: 'docs', signIn: null }]),
  });
  free.close();
});

test('a build is noticed whose files are as old as those of the last, as tools date them that make the same of the same', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = writeBuiltSite();
  const service = join(folder, '../dist.service');
  const date = (): void => utimesSync(join(service, 'manifest.json'), 1, 1);
  date();
  const holder = await createSiteHolder([{ folder, domain: 'docs', hosts: [], organization: 'default' }], { cache });
  onTestFinished(holder.close);
  cpSync(service, join(folder, '../next'), { recursive: true });
  renameSync(service, join(folder, '../last'));
  renameSync(join(folder, '../next'), service);
  writeFileSync(join(service, 'manifest.json'), JSON.stringify({ ...manifest, build: 'b2' }));
  date();
  await holder.renew();
  expect(holder.sites()[0]!.manifest.build).toBe('b2');
  writeFileSync(join(service, 'manifest.json'), JSON.stringify({ ...manifest, build: 'b3' }));
  date();
  await holder.renew();
  expect(holder.sites()[0]!.manifest.build).toBe('b3');
});

test('of several sites one that cannot be read stops no other: its names stay its own until it can be', async () => {
  const folder = writeBuiltSite();
  const missing = join(folder, '../missing');
  const [gone, there] = [
    { folder: missing, domain: 'gone', hosts: ['gone.example.com'], organization: 'default' },
    { folder, domain: 'there', hosts: [], organization: 'default' },
  ];
  await expect(createSiteHolder([gone], { cache })).rejects.toThrow('is not a built site');
  const [faults, builds]: [string[], string[]] = [[], []];
  const holder = await createSiteHolder([gone, there], {
    cache,
    onChange: ({ domain, manifest }) => void builds.push(`${domain} ${manifest.build}`),
    onFault: (domain, error) => void faults.push(`${domain}: ${(error as Error).message}`),
  });
  onTestFinished(holder.close);
  expect(faults).toEqual([
    `gone: gone returns 503 until it can be read: ${missing} is not a built site. Build it with docwright build, or let docwright serve --site build it from the folder of its sources`,
  ]);
  const service = createService({ sites: holder.sites });
  const ask = async (host: string, path = '/'): Promise<Response> =>
    service(new Request(`http://${host}${path}`), { clientAddress: '::1' });
  expect((await ask('there.example.com')).status).toBe(200);
  for (const path of ['/', '/guides/auth', '/_docwright/user', '/mcp']) {
    const away = await ask('gone.example.com', path);
    expect([path, away.status, away.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    expect(await away.json()).toMatchObject({ code: 'site_away' });
  }
  await holder.renew();
  expect([faults.length, builds]).toEqual([1, []]);
  cpSync(join(folder, '../dist.service'), `${missing}.service`, { recursive: true });
  cpSync(folder, missing, { recursive: true });
  await holder.renew();
  expect([faults.length, builds]).toEqual([1, ['gone b1']]);
  expect((await ask('gone.example.com')).status).toBe(200);
});
