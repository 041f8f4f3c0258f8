import { calloutFor } from '../../base/components/callout-for.ts';
import { countBreaks, mapProse } from '../../base/text/map-prose.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';

const tag = /\{%-?[ \t]*(end)?(@?[\w/-]+)((?:[ \t]+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^%"'])*?)?)[ \t]*-?%\}/g;

/** Blocks of GitBook: `{% hint style="info" %}` up to `{% endhint %}`, and what it has besides. */
export function convertLiquid(text: string, context: MarkupContext): string {
  const hints: string[] = [];
  const converted = mapProse(groupCode(text), (prose, start) =>
    prose.replace(tag, (_, end: string | undefined, name: string, written: string, offset: number) => {
      if (name === 'hint' && end) return `</${hints.pop() ?? 'Info'}>`;
      const given = readAttributes(written);
      if (name === 'hint') hints.push(calloutFor(given['style'] ?? 'info') ?? 'Info');
      const found = end
        ? closings(name)
        : name === 'hint'
          ? `<${hints.at(-1)}${iconOf(given)}>`
          : openings(name, given);
      if (found !== null) return found;
      const line = context.line + start + countBreaks(prose.slice(0, offset));
      if (!end) context.lose({ file: context.file, line, message: `{% ${name} %}` });
      return '';
    }),
  );
  const heading = /<Step>\s*\n[ \t]*(?:#{1,6}[ \t]+([^\n]+?)[ \t]*#*|\*\*([^*\n]+)\*\*)[ \t]*(?=\n|$)/g;
  return converted.replace(heading, (_, written: string | undefined, bold: string | undefined) => {
    const [, title = '', id] = /^(.*?)(?:[ \t]*\{#([^}\s]+)\})?$/.exec(written ?? bold ?? '') ?? [];
    return `<Step${attribute('title', title)}${id ? attribute('id', id) : ''}>`;
  });
}

/** A title that stands around a fence goes onto it. */
function groupCode(text: string): string {
  return text.replace(
    /\{%[ \t]*code\b([^%]*)%\}\s*\n([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)\n[ \t]*\3[ \t]*\n\s*\{%[ \t]*endcode[ \t]*%\}/g,
    (whole: string, written: string, indent: string, fence: string, info: string, body: string) => {
      const { title, lineNumbers, overflow } = readAttributes(written);
      const options = [title && ` ${title}`, lineNumbers === 'true' && ' lines', overflow === 'wrap' && ' wrap'];
      const meta = options.filter(Boolean).join('');
      const block = `${indent}${fence}${info.trim() || (meta ? 'text' : '')}${meta}\n${body}\n${indent}${fence}`;
      // Lines below keep their numbers.
      return block + '\n'.repeat(countBreaks(whole) - countBreaks(block));
    },
  );
}

function openings(name: string, attributes: Record<string, string>): string | null {
  switch (name) {
    case 'tabs':
      return '<Tabs>';
    case 'tab':
      return `<Tab${attribute('title', attributes['title'] ?? '')}${iconOf(attributes)}>`;
    case 'stepper':
      return '<Steps>';
    case 'step':
      return '<Step>';
    case 'columns':
      return '<Columns>';
    case 'column':
      return '<Column>';
    case 'code':
    case 'content-ref':
    case 'swagger':
      return '';
    case 'updates':
      return '';
    case 'update':
      return `<Update${attribute('label', attributes['date'] ?? '')}>`;
    case 'prompt':
      return `<Prompt${attribute('description', attributes['description'] ?? '')}>`;
    case 'embed':
      return attributes['url'] ? embedOf(attributes['url']) : '';
    case 'file':
      return attributes['src'] ? `[${attributes['src'].split('/').at(-1)}](<${attributes['src']}>)` : '';
    default:
      return null;
  }
}

function iconOf({ icon }: Record<string, string>): string {
  return icon ? attribute('icon', icon) : '';
}

function closings(name: string): string {
  const component = closed.get(name);
  return component ? `</${component}>` : '';
}

const closed = new Map([
  ['tabs', 'Tabs'],
  ['tab', 'Tab'],
  ['stepper', 'Steps'],
  ['step', 'Step'],
  ['columns', 'Columns'],
  ['column', 'Column'],
  ['update', 'Update'],
  ['prompt', 'Prompt'],
]);

/** A video as it is played in pages; of any other site, a card that leads there. */
export function embedOf(url: string): string {
  const [, video] =
    /(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(url) ?? [];
  const [, host, id] = /(vimeo\.com|loom\.com)\/(?:share\/|video\/|embed\/)?([\da-f]+)/.exec(url) ?? [];
  const other = host === 'vimeo.com' ? `https://player.vimeo.com/video/${id}` : `https://www.loom.com/embed/${id}`;
  const source = video ? `https://www.youtube.com/embed/${video}` : host ? other : null;
  if (source !== null)
    return `<iframe src="${source}" title="Video" className="w-full aspect-video" allowFullScreen />`;
  const label = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
  return `<Card${attribute('title', label)}${attribute('href', url)} horizontal />`;
}

const attributes = /([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(\S+))/g;

export function readAttributes(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(attributes)].map(([, name, double, single, bare]) => [
      name!,
      // Editors escape what Markdown could take for a mark.
      unescapeHtml((double ?? single ?? bare ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')),
    ]),
  );
}
