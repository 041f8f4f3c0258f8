import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';
import { readAttributes } from './convert-liquid.ts';
import { unescapeMarks } from './unescape-marks.ts';

interface Open {
  colons: number;
  /** What stands before its opening. */
  indent: string;
  closing: string | null;
}

const line =
  /^([ \t>]*)(:{3,})[ \t]*([\w-]*)[ \t]*(?:\[([^\]]*)\])?[ \t]*((?:[^{\\\n]|\\[^{\n])*?)[ \t]*(?:\\?\{([^}]*)\})?[ \t]*$/;

/** A title is a text: of an element in it, what it wraps stays. */
const tag = /(?<!\\)<\/?[a-z][^<>]*>/gi;

/**
 * Boxes between `:::name Title` and `:::`, as Docusaurus, VitePress and Starlight write them, become components. A box
 * of an unknown name leaves its content.
 */
export function convertContainers(text: string, context: MarkupContext): string {
  const open: Open[] = [];
  const read = createFenceReader();
  const converted = text
    .replace(groupOfItems, '$1tabs')
    .split('\n')
    .map((source, index) => {
      const isProse = read(source) === 'prose';
      const tab = isProse && open.at(-1)?.closing?.endsWith(tabsEnd) ? tabTitle.exec(source) : null;
      if (tab) return openTab(open.at(-1)!, tab);
      const match = isProse ? line.exec(source) : null;
      if (!match) return source;
      const [, indent = '', colons = '', name = '', label, rest = '', given = ''] = match;
      if (name === '') return closeContainer(open, { colons: colons.length, source });
      const title = unescapeMarks((label ?? rest).replace(tag, ''));
      const { opening, closing } = containerFor(name, title.trim(), /\bopen\b/.test(given));
      if (opening === null)
        context.lose({
          file: context.file,
          line: context.line + index,
          message: `A block ":::${name}": only its content is shown`,
        });
      open.push({ colons: colons.length, indent, closing });
      const id = /#([\w-]+)/.exec(given)?.[1];
      return opening === null ? '' : indent + (id ? `<span id="${id}" />\n\n${indent}` : '') + opening;
    })
    .join('\n');
  // One that nothing closes goes to the end of the page.
  const rest = open.flatMap(({ indent, closing }) => (closing === null ? [] : indent + closing)).reverse();
  return rest.length > 0 ? `${converted.trimEnd()}\n\n${rest.join('\n')}\n` : converted;
}

/** `:::: code-group` around `::: code-group-item Title` (VuePress): tabs, as each item can hold more than code. */
const groupOfItems = /^([ \t>]*:{3,}[ \t]*)code-group(?=[ \t]*\n(?:[ \t>]*\n)*[ \t>]*:{3,}[ \t]*code-group-item\b)/gm;

const tabsEnd = '</Tabs>';
const tabTitle = /^([ \t>]*)(?:==|@tab(?::active)?)[ \t]+(.+?)(?:[ \t]*#[^\s#]+)?[ \t]*$/;

/** `== Title` within `:::tabs` (vitepress-plugin-tabs), `@tab Title` (VuePress): the tab before it ends there. */
function openTab(tabs: Open, [, indent = '', title = '']: RegExpExecArray): string {
  const end = tabs.closing === tabsEnd ? '' : `${indent}</Tab>\n`;
  tabs.closing = `</Tab>\n${indent}${tabsEnd}`;
  return `${end}${indent}<Tab${attribute('title', title.replace(tag, ''))}>`;
}

/** Blocks of themes of VuePress. */
const layouts: Readonly<Record<string, string>> = {
  steps: 'Steps',
  'file-tree': 'Tree',
  'card-grid': 'CardGroup cols={2}',
  left: 'div className="text-left"',
  center: 'div className="text-center"',
  right: 'div className="text-right"',
};

function containerFor(
  name: string,
  title: string,
  isOpen: boolean,
): { opening: string | null; closing: string | null } {
  if (name === 'tabs' || name === 'code-tabs') return { opening: '<Tabs>', closing: tabsEnd };
  if (name === 'code-group-item')
    return { opening: `<Tab${attribute('title', title.replace(/:active$/, ''))}>`, closing: '</Tab>' };
  // `vuepress-plugin-tabs`: a title in quotes can have attributes behind it.
  if (name === 'tab')
    return { opening: `<Tab${attribute('title', /^(["'])(.*?)\1/.exec(title)?.[2] ?? title)}>`, closing: '</Tab>' };
  if (name === 'code-group') return { opening: '<CodeGroup>', closing: '</CodeGroup>' };
  if (name === 'details')
    return {
      opening: `<Accordion${attribute('title', title || 'Details')}${isOpen ? ' defaultOpen' : ''}>`,
      closing: '</Accordion>',
    };
  // Nothing is run in pages here, so nothing needs to be kept from it.
  if (name === 'v-pre' || name === 'raw') return { opening: '', closing: '' };
  const layout = Object.hasOwn(layouts, name) ? layouts[name]! : null;
  if (layout !== null) return { opening: `<${layout}>`, closing: `</${layout.split(' ')[0]}>` };
  if (name === 'card') {
    const given = readAttributes(title);
    return { opening: `<Card${given['title'] ? attribute('title', given['title']) : ''}>`, closing: '</Card>' };
  }
  const callout = calloutFor(name);
  if (callout === null) return { opening: null, closing: null };
  return { opening: `<${callout}${title ? attribute('title', title) : ''}>`, closing: `</${callout}>` };
}

function closeContainer(open: Open[], { colons, source }: { colons: number; source: string }): string {
  const at = open.findLastIndex((container) => container.colons === colons);
  if (at < 0) return source;
  const { indent, closing } = open[at]!;
  open.length = at;
  return closing === null ? '' : `${indent}${closing}`;
}
