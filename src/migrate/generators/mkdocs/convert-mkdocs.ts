import { countBreaks, mapOutsideFences, mapProse } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { titleOf } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { attribute } from '../../markup/attribute.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertIndented } from '../../markup/convert-indented.ts';
import { convertSlashes } from '../../markup/convert-slashes.ts';
import { escapeBraces } from '../../markup/escape-braces.ts';
import { includeFiles } from '../include-files.ts';
import { convertGrids } from './convert-grids.ts';
import { materialIcon } from './material-icon.ts';

/** Markdown of MkDocs with Material: blocks by their indentation, attribute lists, files that are put in, grids. */
export function convertMkDocs(
  text: string,
  { folder, roots, context }: { folder: MigrationFolder; roots: string[]; context: MarkupContext },
): string {
  const included = [
    { pattern: /^[ \t]*-{1,}8<-{1,}[ \t]+"([^":]+)[^"]*"[ \t]*$/gm, write: (found: string) => found },
    { pattern: /\{!>?[ \t]*([^!\s]+)[ \t]*!\}/g, write: (found: string) => found },
    {
      pattern: /\{\*[ \t]*([^\s*]+)[^*]*\*\}/g,
      write: (found: string, path: string) => renderFence(found, path.split('.').at(-1) ?? ''),
    },
  ].reduce((whole, form) => includeFiles(whole, { folder, context, form: { ...form, from: roots } }), text);
  const plain = mapProse(withoutAttributes(withoutGenerated(included, context)), (prose) =>
    prose
      .replace(/^\[TOC\][ \t]*$/gm, '')
      .replace(/^\*\[[^\]]+\]:[^\n]*$/gm, '')
      .replace(/^[ \t]*(?:===|!!!|\?\?\?)[!+]?[ \t][^\n]*/gm, withoutIcons)
      .replace(/:fontawesome-(brands|solid|regular)-([\w-]+):/g, '<Icon icon="$2" iconType="$1" />')
      .replace(/:(material|octicons|simple)-([\w-]+):([ \t]*)/g, (_, set: string, name: string, gap: string) => {
        const icon = materialIcon(set, name);
        return icon === null ? '' : icon + gap;
      })
      .replace(/(?<=\S[ \t]?)\((\d+)\)!/g, '($1)')
      .replace(/(<[a-z][^<>]*?)[ \t]+markdown(?:="(?:1|block|span)")?(?=[ \t>])/g, '$1')
      .replace(/\+\+([a-z\d+"-]+)\+\+/g, (_, keys: string) => keys.split('+').map(keyElement).join('+'))
      .replace(/(?<!=)==(?!=)([^\n=]+)==(?!=)/g, '<mark>$1</mark>'),
  );
  const marked = convertIndented(convertSlashes(convertComments(escapeBraces(convertEmoji(plain)))));
  return numberAnnotations(convertFences(convertAlerts(convertGrids(marked))));
}

/** Titles of boxes and tabs are texts. */
function withoutIcons(head: string): string {
  return head.replace(/:(?:material|octicons|simple|fontawesome)-[\w-]+:[ \t]*/g, '');
}

/** `# (1)!` in code leads to the list below it, which is read with these numbers. */
function numberAnnotations(text: string): string {
  return text.replace(/((?:#|\/\/|<!--|\/\*|--|;)[ \t]*(?:\(\d+\)!?[ \t]*)*)\((\d+)\)!/g, '$1($2)');
}

/** `::: package.module` and the options below it, which a plug-in fills with what it reads in a program. */
function withoutGenerated(text: string, context: MarkupContext): string {
  return mapOutsideFences(text, (prose, start) =>
    prose.replace(
      /^([ \t]*):::[ \t]+([\w.:]+)[ \t]*(?:\n\1[ \t]+[^\n]+)*$/gm,
      (block, _, name: string, offset: number) => {
        const line = context.line + start + countBreaks(prose.slice(0, offset));
        context.lose({ file: context.file, line, message: `::: ${name}, which a plug-in reads in a program` });
        return '\n'.repeat(countBreaks(block));
      },
    ),
  );
}

function keyElement(key: string): string {
  return `<kbd>${titleOf(key.replaceAll('"', ''))}</kbd>`;
}

const picture = /!\[([^\]\n]*)\]\(([^\s()]+)(?:[ \t]+"[^"\n]*")?\)(?:\{:?([^{}\n]*)\})?/g;

/** A picture with a size or a side has these as attributes; one for one mode is shown in that alone. */
function pictureOf(whole: string, alt: string, source: string, list = ''): string {
  const [address = '', mode] = source.split(/#(?:only-|gh-)(light|dark)(?:-mode-only)?$/);
  const given = [...list.matchAll(/\b(width|height|align)=["']?([\w.%]+)["']?/g)];
  if (given.length === 0 && mode === undefined) return whole;
  const shown = mode === 'dark' ? 'hidden dark:block' : 'block dark:hidden';
  const attributes = given.map(([, name, value]) => attribute(name!, value!)).join('');
  const modes = mode === undefined ? '' : attribute('className', shown);
  return `<img${attribute('src', address)}${attribute('alt', alt)}${attributes}${modes} />`;
}

/** Attribute lists (Python-Markdown) go, but for those of pictures; ids of headings stay. */
function withoutAttributes(text: string): string {
  return mapProse(text, (prose) =>
    prose
      .replace(picture, pictureOf)
      // A place without a text, or one of the block above.
      .replace(/\[\]\(\)\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$1" />')
      .replace(/^[ \t]*\{:?[ \t]*#([^\s{}]+)[^{}\n]*\}[ \t]*$/gm, '<span id="$1" />')
      .replace(/(\[[^\]\n]*\]\([^)\n]*\))\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$2">$1</span>')
      .replace(/(?<=^#{1,6}[^\n]*)[ \t]*\{:?[ \t]*#([\w.-]+)[^{}\n]*\}[ \t]*$/gm, ' {#$1}')
      .replace(/^[ \t]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, '')
      .replace(/(?<=[\])`*_\S])\{:?[ \t]*(?:\.[\w-]+|[\w-]+=)[^{}\n]*\}/g, '')
      .replace(/(?<=\S)[ \t]+\{:?[ \t]*(?:\.[\w-]+|[\w-]+=["'\w])[^{}\n]*\}/g, ''),
  );
}

/** Front matter of MkDocs in the names of ours. */
export function convertMkDocsFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, tags, hide } = data;
  return {
    ...(writtenText(title) && { title: writtenText(title) }),
    ...(writtenText(description) && { description: writtenText(description) }),
    ...(Array.isArray(tags) && tags.length > 0 && { keywords: tags.map(String) }),
    ...(Array.isArray(hide) && hide.includes('toc') && { mode: 'wide' }),
  };
}
