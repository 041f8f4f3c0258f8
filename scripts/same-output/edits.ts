import { choose } from './random.ts';
import type { SiteDraft } from './site-draft.ts';

/** Changes a site in one way. */
export type Edit = (draft: SiteDraft, random: () => number) => void;

const words = ['green', 'tall', 'old', 'small', 'rare', 'wild'];
const word = (random: () => number): string => `${choose(random, words)}-${Math.floor(random() * 1000)}`;
const somePath = ({ pages }: SiteDraft, random: () => number): string =>
  choose(
    random,
    [...pages.keys()].filter((path) => path !== 'index'),
  );

/** By name, what authors do. */
export const edits: Readonly<Record<string, Edit>> = {
  text: (draft, random) => {
    draft.pages.get(choose(random, [...draft.pages.keys()]))!.body += `\n\nMore of the ${word(random)}.`;
  },
  heading: (draft, random) => {
    draft.pages.get(somePath(draft, random))!.body += `\n\n## A ${word(random)} part`;
  },
  title: (draft, random) => {
    draft.pages.get(somePath(draft, random))!.title = `On the ${word(random)}`;
  },
  'for everybody or for members': (draft, random) => {
    const page = draft.pages.get(choose(random, [...draft.pages.keys()]))!;
    page.isOpen = !page.isOpen;
  },
  'part for members': (draft, random) => {
    draft.pages.get(somePath(draft, random))!.body +=
      `\n\n<Visibility for="signed-in">Members alone know where the ${word(random)} grows.</Visibility>`;
  },
  'navigation title': (draft, random) => {
    choose(random, draft.groups).name = `The ${word(random)}`;
  },
  'order of navigation': (draft, random) => {
    choose(random, draft.groups).pages.reverse();
  },
  'new page': (draft, random) => {
    const path = draft.pages.has('later') ? word(random) : 'later';
    draft.pages.set(path, { title: `New ${path}`, body: 'See [the guide](/guide#first).' });
    if (random() < 0.7) choose(random, draft.groups).pages.push(path);
  },
  'page deleted': (draft, random) => {
    const path = somePath(draft, random);
    draft.pages.delete(path);
    for (const group of draft.groups) group.pages = group.pages.filter((page) => page !== path);
  },
  'page renamed': (draft, random) => {
    const path = somePath(draft, random);
    const name = word(random);
    draft.pages.set(name, draft.pages.get(path)!);
    draft.pages.delete(path);
    for (const group of draft.groups) group.pages = group.pages.map((page) => (page === path ? name : page));
  },
  colour: ({ settings }, random) => {
    settings.primary = `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  },
  theme: ({ settings }, random) => {
    settings.theme = choose(random, ['mint', 'maple', 'palm', 'willow', 'linden', 'almond']);
  },
  variable: ({ settings }, random) => {
    settings.variables['product'] = word(random);
  },
  'icon library': ({ settings }) => {
    settings.library = settings.library === 'lucide' ? 'tabler' : 'lucide';
  },
  mathematics: ({ settings }) => {
    settings.latex = !settings.latex;
  },
  dates: ({ settings }) => {
    settings.timestamp = !settings.timestamp;
  },
  snippet: ({ files }, random) => {
    files.set('snippets/note.mdx', `A ${word(random)} note on {props.word}.\n`);
  },
  'snippet new or gone': ({ files }, random) => {
    const path = choose(random, ['snippets/other.mdx', 'parts/note.jsx', 'snippets/parts/index.mdx']);
    if (!files.delete(path)) files.set(path, path.endsWith('.jsx') ? 'export default () => null;\n' : 'Other words.\n');
  },
  component: ({ files }, random) => {
    files.set(
      'snippets/counter.jsx',
      files.get('snippets/counter.jsx')!.replace(/>[^<{]* \{count\}/, `>${word(random)} {count}`),
    );
  },
  'part of a component': ({ files }, random) => {
    files.set('snippets/label.js', `export const label = '${word(random)}';\n`);
  },
  'size of a picture': ({ files }, random) => {
    const size = 10 + Math.floor(random() * 90);
    files.set('images/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
  },
  'style sheet': ({ files }, random) => {
    files.set('style.css', `.own { order: ${Math.floor(random() * 99)} }\n`);
  },
  'picture gone or back': ({ files }) => {
    if (!files.delete('images/logo.svg'))
      files.set('images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>');
  },
  summary: ({ description }, random) => {
    description.summary = `List ${word(random)} plants`;
  },
  schema: ({ description }, random) => {
    description.fields.push(word(random));
  },
  nothing: () => {},
};
