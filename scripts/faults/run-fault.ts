import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { processorTime } from '../../bench/processor-time.ts';
import { residentMemory } from '../../bench/resident-memory.ts';
import { serviceFolderOf } from '../../src/base/paths/service-folder-of.ts';
import type { Fault, Place, Sight, Start } from './fault.ts';
import { writeSoundSite } from './write-site.ts';

const command = resolve(import.meta.dirname, '../../bin/docwright.js');
/** Seconds of processor time, which a busy machine does not make more of. */
const mostWork = 60;
/** Milliseconds until a build that only waits is ended, too. */
const longest = 300_000;

interface Run {
  /** `null` when it had to be killed. */
  code: number | null;
  said: string;
  /** Of processor time. */
  seconds: number;
  memory: number;
}

/** Brings a fault into a site, builds it over the output `last`, and tells what was seen. */
export async function runFault(fault: Fault, { folder, last }: { folder: string; last: string }): Promise<Sight> {
  const place: Place = { folder, site: join(folder, 'site'), out: join(folder, 'outputs/dist') };
  writeSoundSite(place.site);
  mkdirSync(join(folder, 'outputs'));
  cpSync(last, place.out, { recursive: true });
  const { user } = fault.start?.(place) ?? {};
  if (user !== undefined) execFileSync('chown', ['-R', String(user), join(folder, 'outputs')]);
  const end = await fault.bring(place);
  const before = snapshot(place.out);
  try {
    const run = await build(place, fault);
    const { outcome, faults } = judge(fault, { run, place, before });
    return {
      name: fault.name,
      outcome,
      seconds: run.seconds,
      memory: run.memory / 1e6,
      told: tell(fault, run),
      faults,
    };
  } finally {
    end?.();
  }
}

function build(place: Place, { args = [], start }: Fault): Promise<Run> {
  const { before = ':', user, endAfter }: Partial<Start> = start?.(place) ?? {};
  const words = [command, 'build', place.site, '--out', place.out, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('bash', ['-c', `${before}; exec '${process.execPath}' ${words}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
    env: { ...process.env, HOME: join(place.folder, 'home') },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(0, 2_000_000)));
  let [memory, seconds] = [0, 0];
  const watch = setInterval(() => {
    memory = Math.max(memory, residentMemory(child.pid!));
    const { user, system } = processorTime(child.pid!);
    seconds = Math.max(seconds, user + system);
    if (seconds > mostWork) child.kill('SIGKILL');
  }, 200);
  const timers = [setTimeout(() => child.kill('SIGKILL'), longest)];
  if (endAfter !== undefined) timers.push(setTimeout(() => child.kill('SIGTERM'), endAfter));
  return new Promise((done) => {
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const timer of timers) clearTimeout(timer);
      done({ code: signal === 'SIGKILL' ? null : (code ?? 143), said, seconds, memory });
    });
  });
}

function judge(
  fault: Fault,
  { run, place, before }: { run: Run; place: Place; before: string },
): { outcome: string; faults: string[] } {
  const { code, said } = run;
  const faults: string[] = [];
  const outcome = code === null ? 'killed' : code === 0 ? 'published' : code === 1 ? 'refused' : `ended with ${code}`;
  if (code === null) faults.push(`no end within ${mostWork} s of processor time`);
  const wanted: Record<Fault['outcome'], string> = { publishes: 'published', refuses: 'refused', either: outcome };
  const isEnded = fault.start?.(place).endAfter !== undefined && code !== null && code !== 0;
  if (!isEnded && outcome !== wanted[fault.outcome]) faults.push(`${outcome}, wanted ${wanted[fault.outcome]}`);
  if (code === 0) faults.push(...missingParts(place.out));
  else if (snapshot(place.out) !== before) faults.push('the last output was changed');
  for (const name of fault.names) if (!name.test(said)) faults.push(`not told: ${name}`);
  if (/^\s+at .*(?:node:|\.js:\d)/m.test(said)) faults.push('a stack of the program is shown');
  const left = existsSync(join(place.out, '..')) ? readdirSync(join(place.out, '..')) : [];
  const outputs = code === 0 ? ['dist', basename(serviceFolderOf(place.out))] : ['dist'];
  const foreign = left.filter((name) => !outputs.includes(name));
  if (foreign.length > 0) faults.push(`left behind: ${foreign.join(', ')}`);
  if (fault.secret !== undefined && code === 0 && holds(place.out, fault.secret))
    faults.push('the secret is published');
  return { outcome, faults };
}

/** What a published site must hold whatever is wrong with one of its pages. */
function missingParts(out: string): string[] {
  return ['index.html', 'sound.html', 'sound/index.html']
    .filter((name) => !(name.startsWith('sound') && existsSync(join(out, 'sound.html')) !== (name === 'sound.html')))
    .filter((name) => !existsSync(join(out, name)) || !readFileSync(join(out, name), 'utf8').includes('Sound words.'))
    .map((name) => `${name} is not whole`);
}

/** Names, sizes and times of all files. */
function snapshot(folder: string): string {
  if (!existsSync(folder)) return '';
  if (statSync(folder).isFile()) return readFileSync(folder, 'utf8');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .sort()
    .join('\n');
}

function holds(folder: string, text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text));
}

/** The lines that name the fault, or the first. */
function tell({ names }: Fault, { said }: Run): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((text) => names.some((name) => name.test(text))) ?? lines[0] ?? '';
  return line.trim().slice(0, 140);
}

/** Builds the output that builds with faults are to replace, or to leave. */
export async function buildLast(folder: string): Promise<string> {
  const place: Place = { folder, site: join(folder, 'site'), out: join(folder, 'dist') };
  writeSoundSite(place.site);
  const { code, said } = await build(place, { name: '', outcome: 'publishes', names: [], bring: () => undefined });
  if (code !== 0) throw new Error(`A sound site cannot be built: ${said}`);
  rmSync(place.site, { recursive: true });
  return place.out;
}
