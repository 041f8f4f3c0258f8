import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;
const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });

/** The rows of the table in docs/architecture.md that begins with `head`: first column → names in the last. */
function readTable(head: string): Map<string, string[]> {
  const [table = ''] = architecture.slice(architecture.indexOf(head)).split('\n\n');
  return new Map(
    [...table.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, name = '', last = '']) => [
      name,
      last.trim() === 'nothing' ? [] : last.trim().split(', '),
    ]),
  );
}

const wings = readTable('| wing |');
const rooms = readTable('| room |');

/** `src/read/config/x.ts` is of room `read/config` in wing `read`; `model` and `cli` are wings of one room. */
function roomOf(file: string): string {
  const [, wing = '', folder = ''] = file.split('/');
  return rooms.has(wing) ? wing : `${wing}/${folder}`;
}

const wingOf = (room: string): string => room.split('/')[0]!;

interface Import {
  file: string;
  target: string;
}

const imports: Import[] = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(specifiers)].map(([, path = '']) => ({
    file,
    target: relative(root, resolve(root, dirname(file), path.replace(/\?\w+$/, ''))),
  })),
);
const between = imports.filter(({ file, target }) => target.startsWith('src/') && roomOf(file) !== roomOf(target));
const say = ({ file, target }: Import): string => `${file} imports ${target}`;

test('the tables name every wing and room of src, and no other', () => {
  const found = new Set(files.map(roomOf));
  expect([...rooms.keys()].sort()).toEqual([...found].sort());
  expect([...wings.keys()].sort()).toEqual([...new Set([...found].map(wingOf))].sort());
});

test('imports between wings follow the table of wings', () => {
  const wrong = between.filter(({ file, target }) => {
    const [from, to] = [wingOf(roomOf(file)), wingOf(roomOf(target))];
    return from !== to && !wings.get(from)!.includes(to);
  });
  expect(wrong.map(say)).toEqual([]);
});

test('imports between rooms follow the table of rooms', () => {
  const wrong = between.filter(({ file, target }) => {
    const [room, to] = [roomOf(file), roomOf(target)];
    return !rooms.get(room)!.some((name) => name === wingOf(to) || name === to.split('/').at(-1));
  });
  expect(wrong.map(say)).toEqual([]);
});

test('no room imports a room that imports it', () => {
  const graph = Map.groupBy(between, ({ file }) => roomOf(file));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (graph.get(from) ?? []).some(({ target }) => {
      const next = roomOf(target);
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  expect([...rooms.keys()].filter((room) => reaches(room, room))).toEqual([]);
});

test('every import of a file of our own names its ending', () => {
  const wrong = imports.filter(({ target }) => !/\.(ts|tsx|astro|css|json|mdx|js|d\.ts)$/.test(target));
  expect(wrong.map(say)).toEqual([]);
});

/** Components that show a value within a value: a list holds objects that hold lists. */
const recursive = 'src/browser/playground/editors/';

test('no files import each other in a circle, types included', () => {
  const graph = Map.groupBy(imports, ({ file }) => file);
  const circles = files.flatMap((start) => {
    const path = findPath(graph, start, start);
    return path === null || path.every((file) => file.startsWith(recursive)) ? [] : [path.join(' → ')];
  });
  expect(circles).toEqual([]);
});

/** The shortest way along imports from a file to another, both ends included. */
function findPath(graph: Map<string, Import[]>, from: string, to: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const file of queue)
    for (const { target } of graph.get(file) ?? []) {
      if (target === to) return [...trace(cameFrom, file), to];
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  return null;
}

function trace(cameFrom: Map<string, string>, file: string): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...trace(cameFrom, before), file];
}

/** Files of one name and form in several places, one a language, each read by its folder's own resolver. */
const perLanguage = /\/texts\/|\/languages\//;

test('an exported name means one thing', () => {
  const exported =
    /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) +(\w+)/gm;
  const places = files
    .filter((file) => !perLanguage.test(file))
    .flatMap((file) =>
      [...new Set([...readFileSync(join(root, file), 'utf8').matchAll(exported)].map(([, name]) => name))].map(
        (name) => ({ name, file }),
      ),
    );
  const twice = [...Map.groupBy(places, ({ name }) => name)].filter(([, found]) => found.length > 1);
  expect(twice.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

/** Files of a list, each named for its entry: a language, a worker, the entries of the package. */
const namedForEntries =
  /\/(?:analysers|texts|entry|snippets\/languages)\/[\w-]+\.ts$|worker\.ts$|\/main\.ts$|\/model\//;

test('a file that exports one value is named for it', () => {
  const flat = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '');
  const wrong = files
    .filter((file) => /\.tsx?$/.test(file) && !namedForEntries.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const values = [...source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm)].map(
        ([, name = '']) => name,
      );
      const types = [...source.matchAll(/^export (?:interface|type) ([\w$]+)/gm)].map(([, name = '']) => name);
      const name = flat(file.replace(/^.*\/|\.tsx?$/g, ''));
      if (values.length !== 1 || flat(values[0]!).includes(name) || types.some((type) => flat(type) === name))
        return [];
      return [`${file} exports ${values[0]}`];
    });
  expect(wrong).toEqual([]);
});
