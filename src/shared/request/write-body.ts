import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { MediaContent } from '../../model/api/operation.ts';
import { isXml } from '../json-schema/is-xml.ts';
import type { Schemas } from '../json-schema/merge-all-of.ts';
import { sampleText } from '../json-schema/sample-text.ts';
import { writeXml } from '../json-schema/write-xml.ts';
import { mediaEssence } from './media-type.ts';

export interface WrittenText {
  /** For highlighting. */
  language: 'xml' | 'text' | 'json';
  text: string;
}

/** A value that is no text as its content type has it: as XML, as CSV, else as JSON. */
export function writeBody(
  value: unknown,
  { contentType, schema }: Pick<MediaContent, 'contentType' | 'schema'>,
  schemas: Schemas,
): WrittenText {
  if (isXml(contentType) && (isObject(value) || Array.isArray(value)))
    return { language: 'xml', text: writeXml(value, schema ?? {}, schemas) };
  const rows = mediaEssence(contentType) === 'text/csv' ? rowsOf(value) : null;
  if (rows) return { language: 'text', text: rows.map((row) => row.map(cellText).join(',')).join('\n') };
  return { language: 'json', text: writeJson(value, 2) ?? '' };
}

/** Objects under a row of their names, or lists of cells; `null` for anything else. */
function rowsOf(value: unknown): unknown[][] | null {
  const records: unknown[] = [value].flat();
  if (records.length === 0) return null;
  if (records.every(Array.isArray)) return records;
  if (!records.every(isObject)) return null;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [names, ...records.map((record) => names.map((name) => (Object.hasOwn(record, name) ? record[name] : null)))];
}

/** RFC 4180, section 2. */
function cellText(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(sampleText, '$1') : scalarText(value ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
