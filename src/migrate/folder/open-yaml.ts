import { type Document, type LineCounter, parseDocument } from 'yaml';
import { indentFlow } from './indent-flow.ts';

/** A text in YAML or JSON as forgivingly as the generators read it; `lines` learns where its lines begin. */
export function openYaml(text: string, lines?: LineCounter): Document {
  const document = parse(text, lines);
  if (!document.errors.some(({ code }) => code === 'BAD_INDENT')) return document;
  const indented = indentFlow(text);
  if (parse(indented).errors.length > 0) return document;
  lines?.lineStarts.splice(0);
  return parse(indented, lines);
}

function parse(text: string, lines?: LineCounter): Document {
  return parseDocument(text, { logLevel: 'silent', uniqueKeys: false, ...(lines && { lineCounter: lines }) });
}
