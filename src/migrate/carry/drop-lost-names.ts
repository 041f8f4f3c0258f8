import { parseSync } from 'rolldown/utils';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { addAll } from '../../base/values/add-all.ts';
import { convertElements } from '../markup/convert-elements.ts';
import { showCodeElements } from '../markup/show-code-elements.ts';
import { type FindPicture, lostElement } from './lost-element.ts';

/** Tells of a statement that a page loses: its line in the text, from 0, and what it is. */
type Tell = (line: number, message: string) => void;

export interface LostNames {
  names: readonly string[];
  tell: Tell;
  findPicture: FindPicture;
}

/**
 * A page without the names that it does not get: statements and expressions that need them go, and elements of these
 * names leave what they wrap and say. With code that is incomplete, the page would show nothing at all.
 */
export function dropLostNames(text: string, { names, tell, findPicture }: LostNames): string {
  const lost = new Set(names);
  const without = dropStatements(text, lost, tell);
  const components = [...lost].filter((name) => /^[A-Z]\w*$/.test(name));
  if (lost.size === 0) return without;
  const rules = Object.fromEntries(components.map((name) => [name, lostElement(name, findPicture)]));
  return convertElements(dropAttributes(showCodeElements(showCommands(without, components), components), lost), rules);
}

/** Layouts, and blocks of code on their own, which end before an empty line. What a block declared is lost with it. */
function dropStatements(text: string, lost: Set<string>, tell: Tell): string {
  const lines = text.split('\n');
  const read = createFenceReader();
  const result: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const length = read(lines[index]!) === 'prose' ? statementLength(lines, index) : 0;
    const block = lines.slice(index, index + length).join('\n');
    const isLayout = /^export\s+default\b|^export\s*\{[^{}]*\bdefault\b[^{}]*\}/.test(block);
    // What another module has is not in the new folder.
    const isHandedOn = /^export\s*(?:\{[^{}]*\}|\*[^'"]*)\s*from\s/.test(block);
    if (length === 0 || !(isLayout || isHandedOn || mentions(block, lost))) {
      // Code can hold what looks like a fence.
      addAll(result, lines.slice(index, index + Math.max(1, length)));
      index += Math.max(1, length);
      continue;
    }
    const name = /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/.exec(block)?.[1];
    if (name) lost.add(name);
    tell(
      index,
      isLayout
        ? 'The layout of a page'
        : name
          ? `"${name}", which depends on something that is not carried over`
          : 'Code',
    );
    addAll(result, Array<string>(length).fill(''));
    index += length;
  }
  return result.join('\n');
}

/** How many lines an export or an expression takes that begins here; 0 where neither does. */
function statementLength(lines: readonly string[], from: number): number {
  const first = lines[from]!;
  const isExport = /^export\s/.test(first);
  if (!isExport && !/^\{(?!\/\*)/.test(first)) return 0;
  for (let end = from + 1; end <= Math.min(lines.length, from + 400); end++) {
    if (end < lines.length && lines[end]!.trim() !== '') continue;
    const code = lines.slice(from, end).join('\n');
    if (!isExport && !/\}\s*$/.test(code)) continue;
    if (isCode(isExport ? code : `(${code.trim().slice(1, -1)})`)) return end - from;
  }
  return 0;
}

function isCode(source: string): boolean {
  try {
    return parseSync('page.tsx', source, { lang: 'tsx' }).errors.length === 0;
  } catch {
    return false;
  }
}

function mentions(code: string, names: ReadonlySet<string>): boolean {
  return [...code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].some(([word]) => names.has(word));
}

/** Expressions as values that need such a name. */
function dropAttributes(text: string, lost: ReadonlySet<string>): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(/\s+[\w-]+=\{((?:[^{}]|\{[^{}]*\})*)\}(?=[\s/>])/g, (whole, code: string) =>
      mentions(code, lost) ? '' : whole,
    ),
  );
}

const runners = /^(?:npm|npx|yarn|pnpm|pnpx|bun|bunx|deno|cargo|sh|bash|zsh|fish|powershell|cmd|brew|apt|pip|uv)$/;
const given = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{`([^`$]*)`\})/g;

/** An element whose attributes are named for package managers holds a command for each. */
function showCommands(text: string, components: readonly string[]): string {
  if (components.length === 0) return text;
  const attributes = String.raw`(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{\x60[^\x60$]*\x60\}))+`;
  const tag = new RegExp(String.raw`^([ \t]*)<(?:${components.join('|')})(${attributes})\s*/>`, 'gm');
  return mapOutsideFences(text, (prose) =>
    prose.replace(tag, (whole, indent: string, written: string) => {
      const commands = [...written.matchAll(given)].map(([, name = '', double, single, code]) => ({
        name,
        command: double ?? single ?? code ?? '',
      }));
      if (commands.length < 2 || !commands.every(({ name }) => runners.test(name))) return whole;
      const fences = commands.map(({ name, command }) => renderFence(command, `sh ${name}`)).join('\n\n');
      return `<CodeGroup>\n${fences}\n</CodeGroup>`.replace(/^(?=.)/gm, indent);
    }),
  );
}
