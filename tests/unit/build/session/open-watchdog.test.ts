import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

function run(work: string): { signal: string | null; status: number | null; stderr: string } {
  const script = `
    import { openWatchdog } from './src/build/session/open-watchdog.ts';
    const { within, close } = openWatchdog({ time: 600, ownTime: 1500 });
    const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    const busy = (time) => { const start = used(); while (used() - start < time); };
    ${work}
    close();
  `;
  const args = ['--import', './scripts/register-globs.ts', '--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
}

test('a file that is read without end is named, and the process ends', () => {
  const { signal, stderr } = run("within('guides/a.mdx', () => { for (;;); });");
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('guides/a.mdx');
  expect(stderr).toContain('The previous output is unchanged');
}, 70_000);

test('many files that together take long are no harm', () => {
  const { status, stderr } = run("for (const name of 'abcd') within(name, () => busy(250));");
  expect(status, stderr).toBe(0);
}, 70_000);

test('work that is about no file may take longer, and ends too', () => {
  const { signal, stderr } = run(
    "busy(900); console.error('was busy 900 ms'); within('a.mdx', () => {}); busy(60_000);",
  );
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('The site');
  expect(stderr).toContain('was busy 900 ms');
}, 70_000);

test('render processes that are in a loop do not outlive it', async () => {
  const { signal, stderr } = run(`
    const { spawn } = await import('node:child_process');
    const { renderProcesses } = await import('./src/build/processes/render-processes.ts');
    const { pid } = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    renderProcesses.add(pid);
    console.error('process ' + pid);
    within('a.mdx', () => { for (;;); });
  `);
  expect(signal).toBe('SIGKILL');
  const id = Number(/process (\d+)/.exec(stderr)![1]);
  const isAlive = (signal: 0 | 'SIGKILL' = 0): boolean => {
    try {
      return process.kill(id, signal);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void isAlive('SIGKILL'));
  await expect.poll(() => isAlive(), { timeout: 5000 }).toBe(false);
}, 70_000);
