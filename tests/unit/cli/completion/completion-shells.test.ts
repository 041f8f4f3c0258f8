import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { optionNames } from '../../../../src/cli/command.ts';
import { loadCommands } from '../../../../src/cli/commands.ts';
import { completionShells } from '../../../../src/cli/completion/completion-shells.ts';

const commands = await loadCommands();

describe.each(Object.keys(completionShells))('%s', (shell) => {
  const script = completionShells[shell]!(commands);

  test('knows every command and every option', () => {
    for (const { name, options } of commands) {
      expect(script).toContain(name);
      for (const option of options) expect(script).toContain(option.name);
    }
  });

  const isHere = spawnSync(shell, ['--version']).status === 0;
  test.skipIf(!isHere || shell === 'powershell')('is a script that the shell can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docwright-completion-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'script'), script);
    const { status, stderr } = spawnSync(shell, ['-n', join(folder, 'script')], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

/** What bash offers after these words, the last of which is being typed. */
function complete(...words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionShells['bash']!(commands)}
COMP_WORDS=(docwright ${line}); COMP_CWORD=${words.length}; _docwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
}

describe('bash', () => {
  test('completes commands', () => {
    expect(complete('')).toEqual([...commands.map(({ name }) => name), '--help', '--version']);
    expect(complete('bu')).toEqual(['build']);
  });

  test('completes the show the options of a command, and no more than these', () => {
    const { options } = commands.find(({ name }) => name === 'build')!;
    expect(complete('build', '-')).toEqual([...options.flatMap(optionNames), '--help']);
    expect(complete('build', 'site', '--ti')).toEqual(['--timings']);
  });

  test('completes words that a command or an option takes, and leaves files to bash', () => {
    expect(complete('completion', 'z')).toEqual(['zsh']);
    expect(complete('help', 'prev')).toEqual(['preview']);
    expect(complete('keys', 'create', 'x', '--kind', '')).toEqual(['assistant', 'search']);
    expect(complete('build', '--out', '')).toEqual([]);
    expect(complete('build', '--host', 'c')).toEqual(['cloudflare', 'caddy']);
    expect(complete('new', '--ci', '')).toEqual(['github', 'gitlab']);
  });
});

const hasFish = spawnSync('fish', ['--version']).status === 0;
describe.skipIf(!hasFish)('fish', () => {
  test.each([
    ['docwright bu', ['build']],
    ['docwright build --ti', ['--timings']],
    ['docwright completion z', ['zsh']],
    ['docwright help prev', ['preview']],
    ['docwright keys create x --kind ', ['assistant', 'search']],
  ])('completes %s', (line, words) => {
    const script = `${completionShells['fish']!(commands)}\ncomplete -C ${JSON.stringify(line)}`;
    const { stdout } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8', cwd: import.meta.dirname });
    expect(stdout.split('\n').flatMap((offer) => offer.split('\t')[0] || [])).toEqual(words);
  });
});
