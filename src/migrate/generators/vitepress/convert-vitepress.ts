import { countBreaks, createBreakCounter, mapOutsideFences, mapProse } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { attribute } from '../../markup/attribute.ts';
import { badgeColor } from '../../markup/badges.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertContainers } from '../../markup/convert-containers.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { escapeSigns } from '../../markup/escape-signs.ts';
import { fenceIndentedCode } from '../../markup/fence-indented-code.ts';
import { fenceTitle } from '../../markup/fence-title.ts';
import { idOfTitle, vueIds } from '../../markup/heading-ids.ts';
import { lengthenFences } from '../../markup/lengthen-fences.ts';
import { createLineRecord } from '../../markup/line-record.ts';
import { convertListSteps } from '../../markup/list-steps.ts';
import { regionOf } from '../../markup/region-of.ts';
import { sizePictures } from '../../markup/size-pictures.ts';
import { writeHomePage } from '../home-page.ts';
import { type IncludeForm, includeFiles } from '../include-files.ts';

interface VitePressContext {
  folder: MigrationFolder;
  root: string;
  /** What the site says of itself in the language of the page. */
  site: { title: unknown; description: unknown };
  context: MarkupContext;
  /** Plug-ins for signs that the site has: `mark`, `sup`, `sub`. */
  signs: ReadonlySet<string>;
}

const bareDirective = /(?<![ \t])[ \t]+(?:v-[\w:.-]+|[:@#][\w.-]+)(?=[\s/>])/gi;

/** Markdown of VitePress: containers, files that are put in, the home page of front matter. */
export function convertVitePress(text: string, { folder, root, site, signs, context: page }: VitePressContext): string {
  const { context, change } = createLineRecord(page);
  const pages: IncludeForm = {
    pattern: /<!--[ \t]*@include:[ \t]*@?\/?([^\s{#]+?)(?:#[^\s{]+?)?[ \t]*(?:\{[^}\n]*\})?[ \t]*-->/g,
    from: [root],
    write: partOf,
    isDeep: true,
  };
  const code: IncludeForm = {
    pattern: /^[ \t]*<<<[ \t]*@?\/?([^\s{[#]+)[^\n]*$/gm,
    from: [root],
    write: writeCode,
    isDropped: true,
  };
  const imported: IncludeForm = {
    pattern: /^[ \t]*@\[code[^\]\n]*\]\(([^)#\n]+)[^)\n]*\)[ \t]*$/gm,
    from: [root],
    write: writeImported,
    isDropped: true,
  };
  const whole = change((note) =>
    includeFiles(fenceIndentedCode(lengthenFences(text)), { folder, context, form: pages, note }),
  );
  const filled = change((note) =>
    mapOutsideFences(withoutScripts(whole, context), (prose, start) =>
      [code, imported].reduce(
        (shown, form) =>
          includeFiles(shown, { folder, context: { ...context, line: context.line + start }, form, note }),
        prose,
      ),
    ),
  );
  const marked = withoutAttributes(withoutValues(filled, context));
  const isPress = folder.files.some((file) => file.includes('.vuepress/'));
  const shown = isPress ? convertMarks(withFrames(marked, context), signs) : marked;
  const plain = mapProse(convertComments(escapeSigns(shown)), (prose) =>
    prose
      .replace(/%\\\{(#[\w-]+)\\\}%/g, '{$1}')
      .replace(/^\[\[toc\]\][ \t]*$/gim, '')
      .replace(/<OutboundLink\s*\/>|<\/?(?:ClientOnly|client-only)>/g, '')
      // What a slot holds is shown in its component; browsers would show nothing of it.
      .replace(/<template(?:\s(?:[^<>"]|"[^"]*")*)?>|<\/template>/g, '')
      .replace(/<(?:RouterLink|RouteLink|router-link)((?:\s+[\w-]+="[^"]*")*?\s+)to=/g, '<a$1href=')
      .replace(/<\/(?:RouterLink|RouteLink|router-link)>/g, '</a>')
      .replace(/<(\/?)code-?group>/gi, '<$1Tabs>')
      .replace(/<(?:code-group-item|code-block|CodeGroupItem)\b[^>]*?\btitle="([^"]*)"[^>]*>/gi, '<Tab title="$1">')
      .replace(/<\/(?:code-group-item|code-block|CodeGroupItem)>/gi, '</Tab>')
      .replace(/<Badge\b([^>]*?)(?:\/>|>([^<>]*)<\/Badge>)/g, writeBadge)
      // A bound address that is written out is one like any other.
      .replace(/([ \t])(?:v-bind)?:(src|href)="(?:(?:\$?withBase)\(\s*)?'([^'"]+)'\s*\)?"/g, '$1$2="$3"')
      .replace(/[ \t]+(?:v-[\w:.-]+|[:@][\w.-]+)="[^"]*"/g, '')
      .replace(/<[a-z][^<>\n]*[>\n]?/gi, (tag) => tag.replace(bareDirective, '')),
  );
  const home = isHome(context.data) ? writeHomePage(homeOf(context.data, site)) : '';
  const boxed = convertContainers(convertEmoji(nameNotes(plain)), context);
  return home + convertFences(convertAlerts(convertListSteps(boxed)));
}

/** `==marked==`, `x^2^`, `H~2~O`, where no formula is on the line. */
function convertMarks(text: string, signs: ReadonlySet<string>): string {
  const rules: [name: string, pattern: RegExp, element: string][] = [
    ['mark', /(?<![=\\])==(?=[^\s=])([^=\n]*?[^\s=])==(?!=)/g, 'mark'],
    ['sup', /(?<![[^\\])\^(?=[^\s^])([^^\s[\]]+)\^(?!\^)/g, 'sup'],
    ['sub', /(?<![~\\])~(?=[^\s~])([^~\s]+)~(?!~)/g, 'sub'],
  ];
  const own = rules.filter(([name]) => signs.has(name));
  if (own.length === 0) return text;
  const convert = (line: string): string =>
    own.reduce((shown, [, pattern, element]) => shown.replace(pattern, `<${element}>$1</${element}>`), line);
  return mapProse(text, (prose) => prose.replace(/^[^$\n]+$/gm, convert));
}

const attributeList = String.raw`\{[ \t]*(?:(?:[.#][\w:-]+|[\w-]+=(?:"[^"\n]*"|[^\s{}"]+))[ \t]*)+\}`;
const inlineList = new RegExp(String.raw`(?<=[\])*_])${attributeList}`, 'g');
const blockList = new RegExp(String.raw`^(?!#{1,6}[ \t]|[ \t>]*:{3})(.*\S)[ \t]*(${attributeList})[ \t]*$`, 'gm');

/** Attribute lists (markdown-it-attrs) go, but for sizes of pictures and for ids. */
function withoutAttributes(text: string): string {
  const inline = mapProse(text, (prose) =>
    sizePictures(prose)
      .replace(inlineList, idOf)
      // An id on a line of its own is that of what comes before or after it.
      .replace(/^\{#([\w-]+)\}[ \t]*$/gm, '<span id="$1" />'),
  );
  return mapOutsideFences(inline, (prose) => prose.replace(blockList, (_, block: string, list) => block + idOf(list)));
}

function idOf(list: string): string {
  const id = /#([\w:-]+)/.exec(list)?.[1];
  return id === undefined ? '' : `<span id="${id}" />`;
}

function writeBadge(_: string, given: string, inner: string | undefined): string {
  const [text, kind] = ['text', 'type'].map((name) => new RegExp(`(?<![\\w:-])${name}="([^"]*)"`).exec(given)?.[1]);
  const color = badgeColor(kind);
  return `<Badge${color === undefined ? '' : attribute('color', color)}>${inner ?? text ?? ''}</Badge>`;
}

/** `{{ $frontmatter.title }}` is what the page says of itself; any other value only a program knows. */
function withoutValues(text: string, context: MarkupContext): string {
  const parts = text.split(/(^:{3,}[ \t]*v-pre\b[\s\S]*?^:{3,}[ \t]*$|<\w+[^<>\n]*\sv-pre\b[^<>\n]*>[^\n]*?<\/\w+>)/m);
  let line = context.line;
  const changed = parts.map((part, index) => {
    const start = line;
    line += countBreaks(part);
    if (index % 2 === 1) return part;
    return mapProse(part, (prose, above) => {
      const breaksBefore = createBreakCounter(prose);
      return prose.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (whole, expression: string, offset: number) => {
        const name = /^\$?frontmatter\.(\w+)$/.exec(expression)?.[1];
        const value = name === undefined ? undefined : writtenText(context.data[name]);
        if (value === undefined)
          context.lose({
            file: context.file,
            line: start + above + breaksBefore(offset),
            message: `{{ ${expression} }}, whose value comes from code`,
          });
        // Settings here can have variables of such names.
        return value ?? (/^\w+$/.test(expression) ? whole : '');
      });
    });
  });
  return changed.join('');
}

/** Notes that stand where they are called (`^[text]`, markdown-it-footnote), below the page. */
function nameNotes(text: string): string {
  const notes: string[] = [];
  const named = mapProse(text, (prose) =>
    prose.replace(/\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g, (_, note: string) => `[^note-${notes.push(note)}]`),
  );
  const below = notes.map((note, index) => `[^note-${index + 1}]: ${note}`);
  return notes.length === 0 ? text : `${named.trimEnd()}\n\n${below.join('\n\n')}\n`;
}

/** What a page takes of another one: all, a region of it, what stands below a heading, lines (`#part{3,5}`). */
function partOf(found: string, _: string, written: string): string {
  const [, name, from, to] = /include:[^#{]*(?:#([^\s{]+?))?[ \t]*(?:\{(\d*),?(\d*)\})?[ \t]*-->/.exec(written) ?? [];
  const text = from || to ? found : found.replace(/^---\n[\s\S]*?\n---\n/, '');
  const lines = (name === undefined ? text : (sectionOf(text, name) ?? regionOf(text, name))).split('\n');
  const isOne = from && !/\{\d+,/.test(written);
  return lines.slice(from ? Number(from) - 1 : 0, isOne ? Number(from) : to ? Number(to) : undefined).join('\n');
}

/** A heading of that id with all that is below it; `null` where there is none. */
function sectionOf(text: string, id: string): string | null {
  const headings = [...text.matchAll(/^(#{1,6})[ \t]+(.+?)[ \t]*$/gm)];
  const at = headings.findIndex(([, , title]) => idOfTitle(title!, vueIds) === id);
  if (at < 0) return null;
  const end = headings.find(({ 1: marks }, index) => index > at && marks!.length <= headings[at]![1]!.length);
  return text.slice(headings[at]!.index, end?.index).trimEnd();
}

/** A file, or the region of it that is named, as a fence: `<<< ./code.ts#part {2 ts:line-numbers} [title.ts]`. */
function writeCode(found: string, path: string, written: string): string {
  const [, indent = '', region] = /^([ \t]*)<<<[ \t]*[^\s{[#]+(?:#([\w-]+))?/.exec(written) ?? [];
  const title = fenceTitle(/\[([^\]]+)\]/.exec(written)?.[1] ?? path.split('/').at(-1)!);
  const [, marked, language, numbered] =
    /\{[ \t]*(\d[\d,-]*)?[ \t]*(\w[\w-]*)?(:line-numbers\b)?[^}\n]*\}/.exec(written) ?? [];
  const info = [language ?? path.split('.').at(-1), title, numbered && 'lines', marked && `{${marked}}`];
  const fence = renderFence(region ? regionOf(found, region) : found, info.filter(Boolean).join(' '));
  return fence.replace(/^(?=.)/gm, indent);
}

const players: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/embed/',
  bilibili: 'https://player.bilibili.com/player.html?bvid=',
};

/** What plug-ins of VuePress show of other sites: `@[youtube](id)`. What is no film stays a link, or is told. */
function withFrames(text: string, context: MarkupContext): string {
  return mapProse(text, (prose, start) =>
    prose.replace(
      /^([ \t]*)@\[(\w+)(?:[ \t{][^\]\n]*)?\]\(([^()\s]+)\)[ \t]*$/gm,
      (written, indent: string, name: string, target: string, offset: number) => {
        const player = Object.hasOwn(players, name) ? players[name] : undefined;
        const title = name[0]!.toUpperCase() + name.slice(1);
        if (player !== undefined)
          return `${indent}<iframe src="${player}${target}" title="${title}" width="100%" height="400" allowfullscreen />`;
        if (/^(?:https?:\/)?\//.test(target)) return `${indent}[${target}](${target})`;
        const line = context.line + start + countBreaks(prose.slice(0, offset));
        context.lose({ file: context.file, line, message: written.trim() });
        return '';
      },
    ),
  );
}

/** A file, or lines of it, as a fence (VuePress): `@[code{2-5} ts{1}:line-numbers](./code.ts#part)`. */
function writeImported(found: string, path: string, written: string): string {
  const [, indent = '', from, to, given = '', region] =
    /^([ \t]*)@\[code(?:\{(\d*)-?(\d*)\})?[ \t]*([^\]]*)\]\([^#)]*(?:#([\w-]+))?/.exec(written) ?? [];
  const lines = (region ? regionOf(found, region) : found).split('\n');
  const marked = /\{[\d,-]+\}/.exec(given)?.[0];
  const info = [/^[\w-]+/.exec(given)?.[0] ?? path.split('.').at(-1), /:line-numbers\b/.test(given) && 'lines', marked];
  const shown = lines.slice(from ? Number(from) - 1 : 0, to ? Number(to) : undefined).join('\n');
  return renderFence(shown, info.filter(Boolean).join(' ')).replace(/^(?=.)/gm, indent);
}

/** Programs and styles of a page of Vue. */
function withoutScripts(text: string, context: MarkupContext): string {
  return mapProse(text, (prose, start) =>
    prose.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, name: string, offset: number) => {
      const line = context.line + start + countBreaks(prose.slice(0, offset));
      context.lose({ file: context.file, line, message: `<${name}> (Vue component)` });
      return block.replace(/[^\n]/g, '');
    }),
  );
}

/** Front matter of VitePress ("Frontmatter Config") in the names of ours. */
export function convertVitePressFrontMatter(
  data: Record<string, unknown>,
  /** Whether nothing stands below the front matter. */
  { isBare }: { isBare: boolean },
): Record<string, unknown> {
  const hero = objectOf(data['hero']);
  const title = writtenText(data['title']) ?? writtenText(hero['name']) ?? writtenText(data['heroText']);
  return {
    ...(title && { title }),
    ...(writtenText(data['description']) && { description: data['description'] }),
    ...(isHome(data) ? { mode: isBare ? 'custom' : 'center' } : data['outline'] === false && { mode: 'wide' }),
  };
}

/** Whether a page shows the parts of a home page of its front matter. */
export function isHome({ layout, home, pageLayout }: Readonly<Record<string, unknown>>): boolean {
  return layout === 'home' || home === true || pageLayout === 'home';
}

/**
 * The home page of VuePress has no `hero`, and in its first version one action. What it does not say, and does not
 * leave out with `null`, the site says.
 */
function homeOf(data: Readonly<Record<string, unknown>>, site: VitePressContext['site']): Record<string, unknown> {
  if (data['pageLayout'] === 'home') return homeOfPlume(data);
  if (data['home'] !== true) return data;
  const { heroText: name = site.title, tagline = site.description, heroImage: image, heroImageDark: dark } = data;
  const { actionText: text, actionLink: link } = data;
  const actions = data['actions'] ?? (text ? [{ text, link }] : []);
  return {
    hero: { name, tagline, image: { light: image, dark }, actions },
    features: data['features'],
    highlights: data['highlights'],
  };
}

/** Parts of a home page of VuePress Theme Plume, one after the other. */
function homeOfPlume({ config, hero }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts = records(config);
  const first = parts.find(({ hero: own }) => isObject(own));
  return { hero: first?.['hero'] ?? hero, features: parts.flatMap(({ features }) => records(features)) };
}
