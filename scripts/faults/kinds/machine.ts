import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { writePage } from '../write-site.ts';

/** A folder in memory that holds the last output and little more. */
function mountSmall(out: string, megabytes: number): () => void {
  const disk = join(out, '..');
  const kept = join(disk, '../kept');
  renameSync(out, kept);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  cpSync(kept, out, { recursive: true });
  return () => execFileSync('umount', ['-l', disk]);
}

function rootAlone(): string | null {
  return process.getuid?.() === 0 ? null : 'only root may change users and mount disks';
}

/** What happens to the machine while it builds. */
export const faultyMachines: readonly Fault[] = [
  {
    name: 'disk full',
    outcome: 'refuses',
    names: [/no space left on device.*\. Free up space/i],
    obstacle: rootAlone,
    bring: ({ site, out }) => {
      for (let at = 0; at < 40; at++)
        writeFileSync(join(site, `page-${at}.mdx`), `---\ntitle: P${at}\n---\n\n${'words '.repeat(20_000)}`);
      return mountSmall(out, 4);
    },
  },
  {
    name: 'files over the limit of a process',
    outcome: 'refuses',
    names: [/file too large.*\. /i],
    start: () => ({ before: 'ulimit -f 200' }),
    bring: ({ site }) => writePage(site, 'words '.repeat(60_000)),
  },
  {
    name: 'folder of the output that may not be written',
    outcome: 'refuses',
    names: [/permission denied in \S+\. Give this user/i],
    start: () => ({ user: 65_534 }),
    obstacle: rootAlone,
    bring: ({ site, out }) => {
      writePage(site, 'Words.\n');
      chmodSync(join(out, '..'), 0o555);
      return () => chmodSync(join(out, '..'), 0o755);
    },
  },
  {
    name: 'output on a disk that cannot be written',
    outcome: 'refuses',
    names: [/read-only file system in \S+\. Choose a folder/i],
    obstacle: rootAlone,
    bring: ({ site, out }) => {
      writePage(site, 'Words.\n');
      const free = mountSmall(out, 16);
      execFileSync('mount', ['-o', 'remount,ro', join(out, '..')]);
      return free;
    },
  },
  {
    name: 'site that may not be written',
    outcome: 'publishes',
    names: [],
    start: () => ({ user: 65_534 }),
    obstacle: rootAlone,
    bring: ({ site, out }) => {
      writePage(site, 'Words.\n');
      chmodSync(join(out, '..'), 0o777);
      execFileSync('chown', ['-R', '65534', out]);
      execFileSync('chmod', ['-R', 'a-w', site]);
      return () => execFileSync('chmod', ['-R', 'u+w', site]);
    },
  },
  {
    name: 'file in the place of the output',
    outcome: 'refuses',
    names: [/dist/],
    bring: ({ site, out }) => {
      writePage(site, 'Words.\n');
      rmSync(out, { recursive: true });
      writeFileSync(out, 'a file of somebody');
    },
  },
  {
    name: 'output folder of somebody else',
    outcome: 'refuses',
    names: [/dist/],
    bring: ({ site, out }) => {
      writePage(site, 'Words.\n');
      rmSync(out, { recursive: true });
      mkdirSync(out);
      writeFileSync(join(out, 'thesis.txt'), 'a file of somebody');
    },
  },
  {
    name: 'build that is told to end',
    outcome: 'refuses',
    names: [],
    start: () => ({ endAfter: 1500 }),
    bring: ({ site }) => writePage(site, '{(()=>{for(;;){}})()}'),
  },
  {
    name: 'few files that may be open',
    outcome: 'either',
    names: [],
    start: () => ({ before: 'ulimit -n 48' }),
    bring: ({ site }) => writePage(site, 'Words.\n'),
  },
  {
    name: 'little memory',
    outcome: 'either',
    names: [],
    start: () => ({ before: 'export NODE_OPTIONS=--max-old-space-size=40' }),
    bring: ({ site }) => writePage(site, 'Words.\n'),
  },
];
