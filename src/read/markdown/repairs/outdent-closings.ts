import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { endOfTag } from './end-of-tag.ts';
import { lineEnd } from './line-end.ts';

interface OpenTag {
  name: string;
  /** Of its line, with the markers of lists and quotes before it. */
  indent: number;
}

const opening = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*)<([A-Za-z][\w.:-]*)(?=[\s/>]|$)/;
const closing = /^([ \t]+)<\/([A-Za-z][\w.:-]*)>[ \t]*$/;

/**
 * Moves closing tags that stand alone, deeper than the tags they close, back to where these stand. Below a list they
 * would belong to its last item, and of an element that ends in there the parser returns a wrong name or ends the
 * process. Every line keeps its length, so places stay true.
 */
export function outdentClosings(source: string): string {
  if (!/^[ \t]+<\/[A-Za-z][\w.:-]*>[ \t]*$/m.test(source)) return source;
  const open: OpenTag[] = [];
  let result = '';
  const readLine = createFenceReader();
  for (let offset = 0; offset < source.length; ) {
    const end = lineEnd(source, offset);
    const line = source.slice(offset, end);
    const isProse = readLine(line) === 'prose';
    const tag = isProse ? opening.exec(line) : null;
    // The attributes of a tag may take several lines.
    const next = tag ? noteOpening(source, { offset, tag, open }) : end;
    result += isProse && !tag ? outdent(line, open) : source.slice(offset, next);
    offset = next;
    if (source[offset] === '\n') {
      result += '\n';
      offset++;
    }
  }
  return result;
}

/** @returns where the line ends on which the tag ends */
function noteOpening(
  source: string,
  { offset, tag, open }: { offset: number; tag: RegExpExecArray; open: OpenTag[] },
): number {
  const [, lead = '', name = ''] = tag;
  const end = endOfTag(source, offset + lead.length);
  if (end === null) return lineEnd(source, offset);
  const next = lineEnd(source, end);
  if (source[end - 2] !== '/' && !source.slice(end, next).includes(`</${name}>`))
    open.push({ name, indent: lead.length });
  return next;
}

function outdent(line: string, open: OpenTag[]): string {
  const [, lead = '', name = ''] = closing.exec(line) ?? /^()<\/([A-Za-z][\w.:-]*)>[ \t]*$/.exec(line) ?? [];
  const index = name === '' ? -1 : open.findLastIndex((tag) => tag.name === name);
  if (index < 0) return line;
  const { indent } = open[index]!;
  open.length = index;
  return lead.length <= indent ? line : line.slice(0, indent) + line.slice(lead.length) + lead.slice(indent);
}
