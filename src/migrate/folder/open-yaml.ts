import { type Document, type LineCounter, parseDocument } from 'yaml';

/** A text in YAML or JSON as forgivingly as the generators read it; `lines` learns where its lines begin. */
export function openYaml(text: string, lines?: LineCounter): Document {
  return parseDocument(text, { logLevel: 'silent', uniqueKeys: false, ...(lines && { lineCounter: lines }) });
}
