import { calloutFor } from '../../base/components/callout-for.ts';
import { countBreaks, createBreakCounter, mapProse } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';
import { fenceTitle } from './fence-title.ts';
import { withoutClosingSigns } from './plain-heading.ts';

/** Nothing in it begins another one. */
const tag =
  /\{%-?[ \t]*(end)?(@?[\w/-]+?)((?:[ \t](?:"(?:\\.|[^"\\{]|\{(?!%))*"|'(?:\\.|[^'\\{]|\{(?!%))*'|[^%"'{]|\{(?!%))*)?)-?%\}/g;

/** Blocks of GitBook: `{% hint style="info" %}` up to `{% endhint %}`, and what it has besides. */
export function convertLiquid(text: string, context: MarkupContext): string {
  const hints: string[] = [];
  let hasResponses = false;
  const converted = mapProse(groupCode(renameApiBlocks(text)), (prose, start) => {
    const breaksBefore = createBreakCounter(prose);
    return prose.replace(tag, (_, end: string | undefined, name: string, written: string, offset: number) => {
      // Responses stand last in their block, one beside the other.
      if (name === 'swagger-response' && !end) {
        const group = hasResponses ? '' : '<Tabs>\n';
        hasResponses = true;
        return group + responseOf(readAttributes(written));
      }
      if (name === 'swagger' && end && hasResponses) {
        hasResponses = false;
        return '</Tabs>';
      }
      if (name === 'hint' && end) return `</${hints.pop() ?? 'Info'}>`;
      const given = readAttributes(written);
      if (name === 'hint') hints.push(calloutFor(given['style'] ?? 'info') ?? 'Info');
      const found = end
        ? closings(name)
        : name === 'hint'
          ? `<${hints.at(-1)}${iconOf(given)}>`
          : openings(name, given);
      if (found !== null) return found;
      const line = context.line + start + breaksBefore(offset);
      if (!end) context.lose({ file: context.file, line, message: `{% ${name} %}` });
      if (end) return '';
      return given['method'] && given['path'] ? operationOf(given) : linkOf(given);
    });
  });
  const heading = /<Step>\s*\n[ \t]*(?:#{1,6}[ \t]+([^\n]+)|\*\*([^*\n]+)\*\*)[ \t]*(?=\n|$)/g;
  return converted.replace(heading, (_, written: string | undefined, bold: string | undefined) => {
    const [, title = '', id] =
      /^(.*?)(?:[ \t]*\{#([^}\s]+)\})?$/.exec(withoutClosingSigns(written ?? bold ?? '')) ?? [];
    return `<Step${attribute('title', title)}${id ? attribute('id', id) : ''}>`;
  });
}

/** A title that stands around a fence goes onto it. */
function groupCode(text: string): string {
  return text.replace(
    /\{%[ \t]*code\b([^%]*)%\}\s*\n([ \t]*)(`{3,}|~{3,})([^\n]*)\n((?:(?!\{%[ \t]*code\b)[\s\S])*?)\n[ \t]*\3[ \t]*\n\s*\{%[ \t]*endcode[ \t]*%\}/g,
    (whole: string, written: string, indent: string, fence: string, info: string, body: string) => {
      const { title, lineNumbers, overflow } = readAttributes(written);
      const options = [
        title && ` ${fenceTitle(title)}`,
        lineNumbers === 'true' && ' lines',
        overflow === 'wrap' && ' wrap',
      ];
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
    case 'swagger-description':
      return '';
    case 'swagger':
      return operationOf(attributes);
    case 'swagger-parameter':
      return fieldOf(attributes);
    case 'updates':
      return '';
    case 'update':
      return `<Update${attribute('label', attributes['date'] ?? '')}${tagsOf(attributes)}>`;
    case 'prompt':
      return `<Prompt${attribute('description', attributes['description'] ?? '')}>`;
    case '@mermaid/diagram':
      return renderFence((attributes['content'] ?? '').replaceAll('\\n', '\n'), 'mermaid');
    case 'embed':
      return attributes['url'] ? embedOf(attributes['url']) : '';
    case 'file':
      return attributes['src'] ? `[${attributes['src'].split('/').at(-1)}](<${attributes['src']}>)` : '';
    default:
      return null;
  }
}

/** Where a block leads that is not known here: `{% @github-files/github-code-block url="…" %}`. */
function linkOf({ url, href, src }: Record<string, string>): string {
  const address = url ?? href ?? src ?? '';
  return /^https?:\/\/[^\s<>]+$/.test(address) ? `<${address}>` : '';
}

/** What an operation is called, and what is asked where. */
function operationOf({ method = 'get', baseUrl = '', path = '', summary }: Record<string, string>): string {
  const address = /\/$/.test(baseUrl) || path === '' || path.startsWith('/') ? path : `/${path}`;
  const base = address.startsWith('/') ? baseUrl.replace(/\/$/, '') : baseUrl;
  return `${summary ? `## ${summary}\n\n` : ''}\`${method.toUpperCase()} ${base}${address}\`\n`;
}

function fieldOf({ in: place = 'body', name, type, required }: Record<string, string>): string {
  const kind = ['path', 'query', 'header'].find((own) => own === place) ?? 'body';
  // Translators' programs have put names in the place of types.
  const given = attribute(kind, name ?? type ?? '') + (name && type ? attribute('type', type) : '');
  return `<ParamField${given}${required === 'true' ? ' required' : ''}>`;
}

function responseOf({ status = '', description }: Record<string, string>): string {
  return `<Tab${attribute('title', status)}>\n${description ? `\n${description}\n` : ''}`;
}

const summaryOfMethod =
  /\{% *api-method +((?:"[^"]*"|[^%"])*)%\}\s*\{% *api-method-summary *%\}((?:(?!\{% *api-method)[\s\S])*?)\{% *endapi-method-summary *%\}/g;
const parametersOfMethod =
  /\{% *api-method-((path|query|form-data|body)-parameters|headers) *%\}((?:(?!\{% *api-method-\1)[\s\S])*?)\{% *endapi-method-\1 *%\}/g;
const framesOfMethod =
  /\{% *(?:end)?api-method-(?:description|spec|request|response|response-example-description) *%\}/g;

/** Blocks of operations as GitBook wrote them until 2021, in the form that it gave them then. */
function renameApiBlocks(text: string): string {
  return text
    .replace(summaryOfMethod, (whole: string, given: string, summary: string) => {
      const title = summary.trim().replace(/\s+/g, ' ').replaceAll('"', '&quot;');
      const block = `{% swagger ${given.replace(/\bhost=/, 'baseUrl=')} summary="${title}" %}`;
      // Lines below keep their numbers.
      return block + '\n'.repeat(countBreaks(whole));
    })
    .replace(parametersOfMethod, (_, _name, kind: string | undefined, inner: string) =>
      inner
        .replace(/\bapi-method-parameter\b/g, `swagger-parameter in="${kind ?? 'header'}"`)
        .replace(/\bendapi-method-parameter\b/g, 'endswagger-parameter'),
    )
    .replace(/\bapi-method-response-example +httpCode=/g, 'swagger-response status=')
    .replace(/\bendapi-method-response-example(?= *%)/g, 'endswagger-response')
    .replace(/\bendapi-method(?= *%)/g, 'endswagger')
    .replace(framesOfMethod, '');
}

function tagsOf({ tags = '' }: Record<string, string>): string {
  const names = tags.split(',').flatMap((tag) => tag.trim() || []);
  return names.length === 0 ? '' : ` tags={${JSON.stringify(names)}}`;
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
  ['swagger-parameter', 'ParamField'],
  ['swagger-response', 'Tab'],
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

const attributes = /(?<![\w-])([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(\S+))/g;

export function readAttributes(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(attributes)].map(([, name, double, single, bare]) => [
      name!,
      // Editors escape what Markdown could take for a mark.
      unescapeHtml((double ?? single ?? bare ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')),
    ]),
  );
}
