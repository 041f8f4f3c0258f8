import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serviceFolderOf } from '../src/base/paths/service-folder-of.ts';
import type { build as Build } from '../src/entry/docwright.ts';
import { compareFolders } from './same-output/compare-folders.ts';
import { disturb } from './same-output/disturb.ts';
import { edits } from './same-output/edits.ts';
import { choose, createRandom } from './same-output/random.ts';
import { draftSite, writeSite } from './same-output/site-draft.ts';

/**
 * Changes a small site again and again, and now and then its output too, and builds it after each change with what the
 * builds before have kept and without: both outputs must be the same, byte for byte. `--edits 50`, `--seed 1`,
 * `--pages 0` more of plain text; in turn for any host, for one host below a base path, and for members.
 */
// What is in the package, which builds in processes of its own.
const { build } = (await import(new URL('../lib/docwright.js', import.meta.url).href)) as { build: typeof Build };
const { values } = parseArgs({
  options: { edits: { type: 'string' }, seed: { type: 'string' }, pages: { type: 'string' } },
});
const count = Number(values.edits ?? 50);
/** Outputs, in turn. */
const kinds = ['open', 'members', 'host', 'host', 'open', 'members'] as const;
const random = createRandom(Number(values.seed ?? 1));
const folder = mkdtempSync(join(tmpdir(), 'docwright-same-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Two builds of one site must find the same time in it, whatever the hour.
process.env['SOURCE_DATE_EPOCH'] = '1767225600';

const site = join(folder, 'site');
const draft = draftSite(Number(values.pages ?? 0));
let faults = 0;
for (let number = 0; number <= count; number++) {
  const names = number === 0 ? [] : chooseEdits();
  for (const name of names) edits[name]!(draft, random);
  const kind = kinds[number % kinds.length]!;
  writeSite(site, draft, kind === 'host' ? 'cloudflare' : undefined);
  const disturbed = disturb(join(folder, kind), random);
  const different = await buildTwice(kind);
  if (different.length === 0) continue;
  faults += 1;
  console.log(
    `After ${number} changes (last: ${names.join(', ')}; output: ${disturbed}) other files come out:\n  ${different.join('\n  ')}`,
  );
}
console.log(`${count} changes, ${faults} of them with another output than from nothing`);
if (faults > 0) process.exitCode = 1;

/** Mostly one, sometimes two at once. */
function chooseEdits(): string[] {
  const all = Object.keys(edits) as (keyof typeof edits & string)[];
  return random() < 0.8 ? [choose(random, all)] : [choose(random, all), choose(random, all)];
}

async function buildTwice(kind: (typeof kinds)[number]): Promise<string[]> {
  const [kept, anew] = [join(folder, kind), join(folder, 'anew')];
  for (const path of [anew, serviceFolderOf(anew)]) rmSync(path, { recursive: true, force: true });
  const base = kind === 'host' ? '/docs' : '';
  const options = { site, base, origin: 'https://docs.example.com', protect: kind === 'members' };
  const results = [
    await build({ ...options, out: kept, cache: join(folder, 'cache') }),
    await build({ ...options, out: anew, cache: false }),
  ];
  if (!results.every(({ written }) => written)) throw new Error('The site cannot be built');
  const [problems, same] = results.map((result) => JSON.stringify(result.problems));
  const folders = [[kept, anew] as const, [kept, anew].map(serviceFolderOf) as [string, string]];
  return [
    ...folders.flatMap(([a, b]) => compareFolders(a, b)),
    ...(problems === same ? [] : [`the report: ${problems}, not ${same}`]),
  ];
}
