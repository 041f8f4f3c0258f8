import { calloutFor } from '../../../base/components/callout-for.ts';
import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { countBreaks, mapOutsideFences, mapProse } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { addAll } from '../../../base/values/add-all.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { evaluateModule } from '../../folder/evaluate-module.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';
import { attribute } from '../../markup/attribute.ts';
import { withoutCodeLanguages } from '../../markup/code-marks.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertBracketIds } from '../../markup/convert-bracket-ids.ts';
import { convertContainers } from '../../markup/convert-containers.ts';
import { convertElements, type ElementRule, renamed } from '../../markup/convert-elements.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertSteps } from '../../markup/convert-steps.ts';
import { fenceTitle } from '../../markup/fence-title.ts';
import { groupTabFences } from '../../markup/group-tab-fences.ts';
import { createLineRecord, type NoteLines } from '../../markup/line-record.ts';
import { nameTabs } from '../../markup/name-tabs.ts';
import { convertByEnding } from '../../markup/plain-markdown.ts';
import { showCodeElements } from '../../markup/show-code-elements.ts';
import { type IncludeForm, includeFiles } from '../include-files.ts';
import { cardOf, linkRule, pictureRules } from '../next-settings.ts';

const rules: Readonly<Record<string, ElementRule>> = {
  Callout: {
    to: ({ type }) => calloutFor(String(type ?? 'info')) ?? 'Info',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  Cards: { to: 'CardGroup', attributes: () => ({ cols: '{2}' }) },
  Card: { to: 'Card', attributes: cardOf, content: 'description' },
  Accordions: { to: 'AccordionGroup', attributes: () => ({}) },
  Accordion: { to: 'Accordion', attributes: (given) => renamed(given, { title: 'title', id: 'id' }) },
  Tabs: { to: 'Tabs', attributes: (given) => renamed(given, { defaultTabIndex: 'defaultTabIndex' }) },
  CodeBlockTabs: { to: 'Tabs', attributes: () => ({}) },
  CodeBlockTab: { to: 'Tab', attributes: (given) => renamed(given, { value: 'title' }) },
  Link: linkRule,
  Banner: { to: 'Note', attributes: () => ({}) },
  ...pictureRules,
  Files: { to: 'Tree', attributes: () => ({}) },
  Folder: { to: 'Tree.Folder', attributes: (given) => renamed(given, { name: 'name', defaultOpen: 'defaultOpen' }) },
  File: { to: 'Tree.File', attributes: (given) => renamed(given, { name: 'name' }) },
};

/** Their code is coloured while a page is read, or on the server. */
const codeElements = ['DynamicCodeBlock', 'ServerCodeBlock'];

/** Components of Fumadocs that become ones of ours. */
export const converted: ReadonlySet<string> = new Set([
  ...Object.keys(rules),
  ...codeElements,
  ...['Steps', 'Step', 'TabsList', 'TabsTrigger', 'TabsContent', 'CodeBlockTabsList', 'CodeBlockTabsTrigger'],
]);

/** Markdown of Fumadocs as MDX of ours. */
export function convertFumadocs(
  text: string,
  { folder, root, context: page }: { folder: MigrationFolder; root: string; context: MarkupContext },
): string {
  const { context, change } = createLineRecord(page);
  const filled = change((note) => putIn(text, { folder, root, context, note }));
  const coded = showCodeElements(filled, codeElements);
  const whole = convertTypeTables(
    groupTabFences(convertComments(convertContainers(convertByEnding(coded, context.file), context))),
  );
  const plain = withoutCodeLanguages(convertBracketIds(convertLines(joinTriggers(whole))));
  const steps = convertSteps(nameTabs(shownOperation(plain) ? plain.replace(operationTag, '') : plain, context));
  return convertElements(convertFences(convertAlerts(steps)), rules);
}

const tabPart =
  /<(?:CodeBlock)?TabsList\b[^>]*>([\s\S]*?)<\/(?:CodeBlock)?TabsList>(?:\s*<div\b[^>]*>)?|<(TabsContent|CodeBlockTab)\b[^>]*?\bvalue="([^"]*)"[^>]*>|<\/TabsContent>|<\/div>\s*<\/Tabs>/g;

/** Tabs in parts, of which a list names each content by its value; what is drawn around all contents goes. */
function joinTriggers(text: string): string {
  const labels = new Map<string, string>();
  let isWrapped = false;
  return mapOutsideFences(text, (prose) =>
    prose.replace(tabPart, (whole: string, list?: string, element?: string, value = '') => {
      if (whole.startsWith('</div>')) {
        const end = isWrapped ? whole.replace('</div>', '') : whole;
        isWrapped = false;
        return end;
      }
      if (list !== undefined) {
        for (const [, own, label] of list.matchAll(/\bvalue="([^"]*)"[^>]*>([\s\S]*?)<\/(?:CodeBlock)?TabsTrigger>/g))
          labels.set(own!, label!.replace(/<[^<>]*>|[*`]/g, '').trim());
        isWrapped = /<div\b[^>]*>$/.test(whole);
        return '\n'.repeat(countBreaks(whole));
      }
      if (element === undefined) return '</Tab>';
      const title = labels.get(value) || value;
      return element === 'TabsContent'
        ? `<Tab${attribute('title', title)}>`
        : `<CodeBlockTab${attribute('value', title)}>`;
    }),
  );
}

/** Marks of headings, and code that is a command for package managers; code about them stays as it is. */
function convertLines(text: string): string {
  const read = createFenceReader();
  let isInstall = false;
  const convert = (line: string): string => {
    const kind = read(line);
    if (kind === 'opening') isInstall = /^[ \t]*`{3,}package-install\b/.test(line);
    // Names of packages alone are to be installed.
    if (kind === 'inside' && isInstall) return line.replace(/^([ \t]*)(?=\S)(?!(?:npm|npx|#)\b|#)/, '$1npm install ');
    if (kind === 'opening') return line.replace(/^([ \t]*`{3,})(?:npm|package-install)\b/, '$1bash npm2yarn');
    if (kind !== 'prose' || !/^#{1,6}[ \t]/.test(line)) return line;
    return line.replace(/[ \t]*\[!?toc\]/g, '');
  };
  return text.split('\n').map(convert).join('\n');
}

const operationTag =
  /<(?:APIPage|OpenAPIPage)\s+document=\{?["']([^"'\n]+)["']\}?\s+operations=\{\s*\[\s*(\{[\s\S]*?\})\s*\]\s*\}[^<>]*\/>/;

/** The one operation of an API description that a page shows, with the file, which counts from the site's folder. */
export function shownOperation(text: string): { document: string; method: string; path: string } | null {
  const [, document = '', written = ''] = operationTag.exec(text) ?? [];
  const { method, path } = readYamlObject(written);
  return typeof method === 'string' && typeof path === 'string'
    ? { document, method: method.toUpperCase(), path }
    : null;
}

/** `<TypeTable type={{ … }} />`: a field for each property of the object, which the page can have declared above. */
function convertTypeTables(text: string): string {
  const declared: string[] = [];
  mapOutsideFences(text, (prose) => {
    addAll(
      declared,
      [...prose.matchAll(/^export\s+const\s[\s\S]*?\n[}\]];?[ \t]*$/gm)].map(([block]) => block),
    );
    return prose;
  });
  return mapOutsideFences(text, (prose) =>
    prose.replace(/<TypeTable\s+type=\{([\s\S]*?)\}\s*\/>/g, (whole, written: string) => {
      const source = `${declared.join('\n')}\nexport default ${written}`;
      const page = { root: '', files: [], has: () => false, read: () => source };
      const fields = Object.entries(objectOf(evaluateModule(page, 'page.tsx')));
      return fields.length === 0 ? whole : fields.map(([name, value]) => fieldOf(name, objectOf(value))).join('\n\n');
    }),
  );
}

function fieldOf(name: string, value: Record<string, unknown>): string {
  const [type, usual, said] = [value['type'], value['default'], value['description']].map(writtenText);
  const given = [
    attribute('name', name),
    type === undefined ? '' : attribute('type', type),
    usual === undefined ? '' : attribute('default', usual),
    value['required'] === true ? ' required' : '',
  ];
  const text = mapProse(said ?? '', (prose) => prose.replace(/[{}<]/g, '\\$&'));
  return `<ResponseField${given.join('')}>\n${text}\n</ResponseField>`;
}

/** `<include>` shows another page, a part of one, or code; `cwd` counts from the folder of the site. */
function putIn(
  text: string,
  { folder, root, context, note }: { folder: MigrationFolder; root: string; context: MarkupContext; note: NoteLines },
): string {
  const form: IncludeForm = {
    pattern: /(?:^[ \t]*)?<include\b[^<>]*>\s*([^<>#]+?)\s*(?:#[\w-]+\s*)?<\/include>/gm,
    from: [root],
    isDropped: true,
    isDeep: (path) => /\.mdx?$/.test(path),
    write: (found, path, written) => {
      const [indent] = /^[ \t]*/.exec(written)!;
      return shownFile(found, path, written).replace(/^(?=.)/gm, indent);
    },
  };
  return mapOutsideFences(text, (prose, start) =>
    includeFiles(prose, { folder, context: { ...context, line: context.line + start }, form, note }),
  );
}

function shownFile(found: string, path: string, written: string): string {
  const title = fenceTitle(/\btitle="([^"]*)"/.exec(written)?.[1] ?? '');
  if (!/\.mdx?$/.test(path)) return renderFence(found, [path.split('.').at(-1), title].filter(Boolean).join(' '));
  const page = found.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^import\b[^\n]*\n/gm, '');
  const part = /#([\w-]+)/.exec(written)?.[1];
  const section = new RegExp(`<section id="${part}">([\\s\\S]*?)</section>`).exec(page)?.[1];
  return (section ?? page).trim();
}
