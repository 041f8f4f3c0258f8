import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { type MirrorOptions, mirrorComponents } from './mirror-components.ts';
import { nameSource } from './name-source.ts';

/**
 * Checks the types of a project and of its `.astro` files, front matter and templates.
 *
 * @returns the compiler's lines, none where nothing is wrong
 */
export function checkTypes(options: MirrorOptions): string[] {
  const mirrored = mirrorComponents(options);
  const mirror = relative(options.root, options.mirror);
  return [
    ...compile(options.root, '.'),
    ...compile(options.root, mirror).map((line) => nameSource(line.replace(`${mirror}/`, ''), mirrored)),
  ];
}

function compile(cwd: string, project: string): string[] {
  const { stdout, status } = spawnSync('tsc', ['-p', project, '--pretty', 'false'], { cwd, encoding: 'utf8' });
  return status === 0 ? [] : stdout.trimEnd().split('\n');
}
