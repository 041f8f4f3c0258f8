import { mapOutsideFences, mapProse } from '../../../base/text/map-prose.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertDefinitions } from '../../markup/convert-definitions.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { escapeSigns } from '../../markup/escape-signs.ts';
import { fenceIndentedCode } from '../../markup/fence-indented-code.ts';
import { lengthenFences } from '../../markup/lengthen-fences.ts';
import { createLineRecord } from '../../markup/line-record.ts';
import { convertBookFences } from './convert-book-fences.ts';
import { putInFiles, putInPrograms } from './put-in-files.ts';

interface Options {
  folder: MigrationFolder;
  context: MarkupContext;
  /** Formulas stand in `\\(…\\)` and `\\[…\\]`. */
  hasMath: boolean;
  /** Lists of definitions, as mdBook 0.5 has them. */
  hasDefinitions: boolean;
}

/** Markdown of mdBook as MDX: files that it puts in, code as it shows it, boxes, ids of headings, formulas. */
export function convertMdBook(text: string, { folder, context: page, hasMath, hasDefinitions }: Options): string {
  const { context, change } = createLineRecord(page);
  const included = change((note) => putInFiles(text, { folder, context, note }));
  const whole = change((note) => putInPrograms(included, { folder, context, note }));
  const fenced = convertBookFences(whole.replace(pageTitle, ''));
  const listed = hasDefinitions ? convertDefinitions(fenced) : fenced;
  const plain = mapOutsideFences(fenceIndentedCode(listed), (prose) => convertWarnings(convertIds(showEscaped(prose))));
  const formed = hasMath ? convertFormulas(plain) : plain;
  return convertFences(convertAlerts(convertComments(escapeSigns(escapePairs(lengthenFences(formed))))));
}

/** What the window is called. */
const pageTitle = /(?<!\\)\{\{[ \t]*#title\b[^}\n]*\}\}/g;

/** `## Title { #id .class }`: the id by itself. */
function convertIds(prose: string): string {
  return prose.replace(/^(#{1,6}[ \t][^\n]*?)[ \t]*\{[^{}\n]*?#([\w-]+)[^{}\n]*\}[ \t]*$/gm, '$1 {#$2}');
}

/** What no file took the place of, and what other programs fill in: there are no expressions in a book. */
function escapePairs(text: string): string {
  return mapProse(text, (prose) =>
    prose.replace(/(?<!\\)\{\{[^{}\n]*\}\}/g, (found) => found.replace(/[{}]/g, '\\$&')),
  );
}

/** In code inside of lines; elsewhere braces are escaped anyway. */
function showEscaped(prose: string): string {
  return prose.replace(/`[^`\n]*`/g, (code) => code.replaceAll('\\{{#', '{{#'));
}

function convertWarnings(prose: string): string {
  return prose.replace(/<div class="warning">((?:(?!<\/?div\b)[\s\S])*)<\/div>/g, '<Warning>$1</Warning>');
}

/** Signs that Markdown would take for its own are escaped in them. */
function convertFormulas(text: string): string {
  const asWritten = (formula: string): string => formula.trim().replace(/\\([_*])/g, '$1');
  return mapProse(text, (prose) =>
    prose
      .replace(/\\\\\(((?:(?!\n\n|\\\\[()])[\s\S])+)\\\\\)/g, (_, formula: string) => `$${asWritten(formula)}$`)
      .replace(/\\\\\[((?:(?!\n\n|\\\\[[\]])[\s\S])+)\\\\\]/g, (_, formula: string) => `$$${asWritten(formula)}$$`),
  );
}
