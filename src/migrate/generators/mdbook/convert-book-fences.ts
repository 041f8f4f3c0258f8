import { calloutFor } from '../../../base/components/callout-for.ts';
import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { addAll } from '../../../base/values/add-all.ts';
import { attribute } from '../../markup/attribute.ts';
import { fenceOpening } from '../../markup/convert-fences.ts';

interface Fence {
  /** What stands before its marks. */
  indent: string;
  /** Its first line without that and the marks. */
  info: string;
  marks: string;
  body: string[];
}

/** Words that say how code is tested, of which each alone means Rust (rustdoc, "Documentation tests"). */
const tested = /^(?:ignore|should_panic|no_run|compile_fail|editable|noplay(?:ground|pen)|edition\d+)$/;

/**
 * Code with its language alone, of which Rust lacks what rustdoc hides; `{{#…}}` that was escaped is shown. Blocks of
 * `admonish` (mdbook-admonish) are boxes.
 */
export function convertBookFences(text: string): string {
  const read = createFenceReader();
  const result: string[] = [];
  let fence: Fence | null = null;
  const flush = (end: string[]): void => {
    if (fence) addAll(result, convertFence(fence, end));
    fence = null;
  };
  for (const line of text.split('\n')) {
    const kind = read(line);
    const own: Fence | null = fence;
    if (kind === 'inside' && own) {
      own.body.push(line);
      continue;
    }
    const isEnd = kind !== 'opening' && own !== null && line.trim().startsWith(own.marks);
    flush(isEnd ? [line] : []);
    if (isEnd) continue;
    const [, indent = '', marks = '', info = ''] = kind === 'opening' ? (fenceOpening.exec(line) ?? []) : [];
    if (marks === '') result.push(line);
    else fence = { indent, info: info.trim(), marks, body: [] };
  }
  flush([]);
  return result.join('\n');
}

function convertFence({ indent, info, marks, body }: Fence, end: readonly string[]): string[] {
  const [language = '', ...attributes] = info.split(/[\s,]+/);
  if (language === 'admonish') return convertBox(info, { indent, body });
  const isRust = language === 'rust' || tested.test(language);
  const shown = body.map((line) => line.replaceAll('\\{{#', '{{#'));
  const code = isRust ? withoutHidden(shown) : shown;
  // An information string in braces is another generator's.
  const isPlain = attributes.length > 0 && !info.includes('{');
  const name = isRust ? 'rust' : isPlain ? language : info;
  return [indent + marks + name, ...code, ...end];
}

/** Lines that begin with `# ` are tested and not shown; `##` stands for a `#` (mdBook, "Hiding code lines"). */
function withoutHidden(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^\s*#(?:\s|$)/.test(line)).map((line) => line.replace(/^(\s*)##(?=\s|$|#)/, '$1#'));
}

function convertBox(info: string, { indent, body }: Pick<Fence, 'indent' | 'body'>): string[] {
  const name = /^admonish[ \t]+([\w-]+)(?!=)\b/.exec(info)?.[1] ?? 'note';
  const title = /(?:\btitle[ \t]*=[ \t]*|^admonish(?:[ \t]+[\w.-]+)?[ \t]+)"([^"]*)"/.exec(info)?.[1];
  const callout = calloutFor(name) ?? 'Note';
  const isFolded = /\bcollapsible[ \t]*=[ \t]*true\b/.test(info);
  const element = isFolded ? 'Accordion' : callout;
  const shown = title || (isFolded ? name[0]!.toUpperCase() + name.slice(1) : '');
  const inner = convertBookFences(body.join('\n')).split('\n');
  const inset = indent.replace(/[-*+\d.)]/g, ' ');
  return [`${indent}<${element}${shown ? attribute('title', shown) : ''}>`, ...inner, `${inset}</${element}>`];
}
