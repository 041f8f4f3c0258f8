import type { z } from 'zod';
import { suggestNearest } from '../../../base/errors/suggest.ts';
import type { Finding } from '../place.ts';
import type { JsonNode } from '../tree/json-node.ts';
import { toJsonValue } from '../tree/json-node.ts';
import { isBlankText } from './shape.ts';

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  false: '`false`',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/** Says in words what is wrong with the value of `node`, which is there but does not fit the schema. */
export function describeIssue(issue: z.core.$ZodIssue, node: JsonNode): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, node);
    case 'invalid_value':
      return describeChoice(issue.values.map(String), node);
    case 'invalid_key':
      return describePhrase(issue.issues[0]?.message ?? 'another key', `the key "${String(issue.path.at(-1))}"`);
    default:
      return describePhrase(issue.message, describeValue(node));
  }
}

/** Settings whose value may be a secret, hold one, or be one in the wrong place: reports end up in logs. */
const SECRET =
  /(?:^|[._])(?:hash|passwords?|secrets?|clientSecret|(?:private|public)?Key|metrics_?Token|database|redis)(?:\[\d+\])?$/i;

/** In an address, its user with the password. */
const credentials = /(?<=:\/\/)[^\s/@]*:[^\s/@]*(?=@)/;

/** A value for people: strings in quotes and cut to a readable length, secrets, lists and objects by their kind. */
export function describeValue(node: JsonNode): string {
  if (node.kind === 'array') return node.items.length === 0 ? 'an empty list' : 'a list';
  if (node.kind === 'object') return 'an object';
  if (typeof node.value === 'number' && SECRET.test(node.at)) return 'a number';
  if (typeof node.value !== 'string') return `\`${node.value}\``;
  if (node.value === '') return 'an empty string';
  if (isBlankText(node.value)) return 'a blank string';
  if (SECRET.test(node.at)) return 'another string';
  const shown = node.value.replace(credentials, '…');
  return `"${shown.length > 60 ? `${shown.slice(0, 57)}...` : shown}"`;
}

function mismatch(wanted: string, found: string): Finding {
  return { code: 'invalid-value', message: `Expected ${wanted}, found ${found}` };
}

/** Says that the value of `node` is none of these types, which `|` parts. */
export function describeType(types: string, node: JsonNode): Finding {
  const wanted = listWords(types.split('|').map((type) => TYPE_NAMES[type] ?? type));
  return { ...mismatch(wanted, describeValue(node)), hint: quoteHint(types, node) };
}

/** The message of a check holds what is expected and, on a second line, a hint. */
function describePhrase(phrase: string, found: string): Finding {
  const [wanted = '', hint] = phrase.split('\n');
  return { ...mismatch(wanted, found), hint };
}

function describeChoice(values: string[], node: JsonNode): Finding {
  const wanted =
    values.length <= 12 ? listWords(values.map((value) => `"${value}"`)) : `one of ${values.length} known values`;
  const found = toJsonValue(node);
  const nearest = typeof found === 'string' ? suggestNearest(found, values) : null;
  return {
    ...mismatch(wanted, describeValue(node)),
    hint: nearest === null ? undefined : `Did you mean "${nearest}"?`,
  };
}

/** What people write for `true` and `false`. */
const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
]);

function quoteHint(type: string, node: JsonNode): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const { value } = node;
  if (type === 'string' && value !== null) return `Write ${SECRET.test(node.at) ? 'it' : `"${value}"`} in quotes`;
  const meant = type === 'boolean' ? SWITCHES.get(String(value).toLowerCase()) : undefined;
  if (meant !== undefined) return `Write ${meant} without quotes`;
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return type === 'number' && isNumeric ? `Write ${Number(value)} without quotes` : undefined;
}

function listWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
