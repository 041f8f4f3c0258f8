import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openWorld, untilReady } from '../open-world.ts';
import type { Scenario, Sight } from '../scenario.ts';

const BLOCK = Buffer.alloc(64 * 1024);

/** Takes what is left of a disk. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [BLOCK.length, 4096, 1]) {
      try {
        while (writeSync(descriptor, BLOCK, 0, size) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status === 0;
}

async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/_docwright/ready`)).status;
}

export const fullDisk: Scenario = {
  name: 'disk full',
  obstacle: () => (process.getuid?.() === 0 ? null : 'only root may mount a small disk'),
  run: async (place) => {
    const disk = join(place.folder, 'disk');
    if (!mount(disk)) return { readers: '', books: 'skipped: no file system can be mounted here', losses: [] };
    try {
      const world = await openWorld(place, { database: join(disk, 'service.db') });
      const service = await world.start();
      await untilReady(world, service);
      const urls = (): string[] => [service.url];
      const losses: string[] = [];
      fill(join(disk, 'filler'));
      const whileFull = world.read({ count: place.size.questions, urls, isRepeated: true });
      await world.readPagesDuring(service.url, new Promise((resolve) => setTimeout(resolve, 3_000)));
      const full = await readiness(service.url);
      if (full !== 503) losses.push(`ready says ${full} on a full disk`);
      rmSync(join(disk, 'filler'));
      await whileFull;
      const sight: Sight = await world.judge({ losses });
      return sight;
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  },
};
