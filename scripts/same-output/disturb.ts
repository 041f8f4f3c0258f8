import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { choose } from './random.ts';

type Disturb = (out: string, random: () => number) => void;

/** By name, what happens to outputs between builds. */
const disturbances: Readonly<Record<string, Disturb>> = {
  nothing: () => {},
  'a file gone': (out, random) => rmSync(someFile(out, random)),
  'a file edited': (out, random) => writeFileSync(someFile(out, random), 'by hand'),
  'a file of somebody else': (out) => writeFileSync(join(out, 'CNAME'), 'docs.example.com'),
  'a folder in the place of a file': (out, random) => {
    const file = someFile(out, random);
    rmSync(file);
    mkdirSync(file);
    writeFileSync(join(file, 'inner.html'), 'inner');
  },
  'a file in the place of a folder': (out) => {
    rmSync(join(out, 'guide'), { recursive: true, force: true });
    writeFileSync(join(out, 'guide'), 'guide');
  },
  'two files exchanged': (out, random) => {
    const [a, b] = [someFile(out, random), someFile(out, random)];
    if (a === b) return;
    renameSync(a, `${a}.aside`);
    renameSync(b, a);
    renameSync(`${a}.aside`, b);
  },
  'everything gone': (out) => rmSync(out, { recursive: true, force: true }),
};

/** Does something to an output, mostly nothing. Says what. */
export function disturb(out: string, random: () => number): string {
  const name = random() < 0.5 || !existsSync(out) ? 'nothing' : choose(random, Object.keys(disturbances));
  disturbances[name]!(out, random);
  return name;
}

/** Not the one by which a build knows an output: without it, none may be replaced. */
function someFile(out: string, random: () => number): string {
  const files = readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => relative(out, file) !== join('_docwright', 'build.json'));
  return choose(random, files.sort());
}
