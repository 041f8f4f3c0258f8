import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processName } from '../../../../src/build/files/process-name.ts';
import { openBuildsFolder } from '../../../../src/cli/serve/open-builds-folder.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';

test('builds of another process that runs stay, and those of processes that have ended go', () => {
  const data = mkdtempSync(join(tmpdir(), 'docwright-builds-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const ended: (() => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((_, listener) => {
    ended.push(listener as () => void);
    return process;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const builds = join(data, 'builds/docs');
  const own = `process-${processName()}`;
  const running = `process-${processName(process.ppid)}`;
  const others = [running, `process-${processName(99_999_999)}`, 'process-99999999', '1', '1.service'];
  for (const name of others) mkdirSync(join(builds, name, 'a'), { recursive: true });
  const folder = openBuildsFolder(data, 'docs');
  expect(folder).toBe(join(builds, own));
  expect(readdirSync(builds).sort()).toEqual([running, own].sort());
  writeFileSync(join(folder, 'page'), '');
  for (const end of ended) end();
  expect(existsSync(folder)).toBe(false);
});

test('a process of another container is no process of this one, whatever its number is', () => {
  const data = mkdtempSync(join(tmpdir(), 'docwright-builds-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const builds = join(data, 'builds/docs');
  const [alive, same, ended] = [1, process.pid, 99_999_999].map((pid) => `process-${pid}-0f0f0f0f-1`) as [
    string,
    string,
    string,
  ];
  for (const name of [alive, same, ended]) mkdirSync(join(builds, name, '1'), { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(builds, ended), longAgo, longAgo);
  openBuildsFolder(data, 'docs');
  expect(readdirSync(builds).sort()).toEqual([alive, same, `process-${processName()}`].sort());
});

test('what the service keeps among the files of a site is no part of it, and nobody else sees it', () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-data-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const data = join(site, 'data');
  openBuildsFolder(data, 'docs');
  writeFileSync(join(data, 'service.db'), 'Keys');
  expect(scanFolder(site)).toEqual([]);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});
