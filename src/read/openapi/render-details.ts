import type { Texts } from '../../base/languages/texts.ts';
import { placeToCut } from '../../base/text/place-to-cut.ts';
import { renderCode } from '../../base/text/render-code.ts';
import { writeJson } from '../../base/values/write-json.ts';
import { constraintText, type FieldFacts } from './field-facts.ts';
import type { PlainAlternative } from './plain-alternatives.ts';

interface DetailOptions {
  /** In front of each line. */
  indent: string;
  words: Texts['reference'];
}

/** Constraints and values to choose from below a field; then alternatives without fields, in lines of their own. */
export function renderDetails(
  { constraints, values, alternatives = [] }: Pick<FieldFacts, 'constraints' | 'values'> & Partial<FieldFacts>,
  options: DetailOptions,
): string {
  const { indent, words } = options;
  const limits = constraints
    .map((constraint) => constraintText(constraint, words))
    .map(([label, value]) => (value === '' ? label : `${label}: ${renderCode(shorten(value))}`));
  const listed = values.length === 0 ? [] : [`${words.options}: ${listValues(values, words)}`];
  const details = [...limits, ...listed];
  const line = details.length === 0 ? '' : `\n${indent}${details.join('. ')}`;
  return `${line}${renderAlternatives(alternatives, options)}`;
}

/** Characters of one value, and of a list of values: no page holds more of an example either. */
const maxValue = 20_000;

const separator = ', ';

function listValues(values: FieldFacts['values'], words: Texts['reference']): string {
  const shown: string[] = [];
  let length = 0;
  for (const { value, description, deprecated } of values) {
    const notes = [description, deprecated ? words.deprecated.toLowerCase() : ''].filter(Boolean).join(', ');
    const text = `${renderCode(writeJson(value) ?? '')}${notes === '' ? '' : ` (${notes})`}`;
    length += text.length + separator.length;
    if (length > maxValue && shown.length > 0) break;
    shown.push(text);
  }
  const more = values.length - shown.length;
  return `${shown.join(separator)}${more === 0 ? '' : ` … ${words.andMore.replace('{count}', String(more))}`}`;
}

function shorten(value: string): string {
  return value.length <= maxValue ? value : `${value.slice(0, placeToCut(value, maxValue))}…`;
}

function renderAlternatives(alternatives: readonly PlainAlternative[], { indent, words }: DetailOptions): string {
  if (alternatives.length === 0) return '';
  const lines = alternatives.map(({ type, title, description, deprecated, ...facts }) => {
    const marks = [title === '' ? '' : type, deprecated ? words.deprecated.toLowerCase() : ''].filter(Boolean);
    const name = title === '' ? renderCode(type) : `**${title}**`;
    const text = description === '' ? '' : `: ${description.replace(/\n/g, `\n${indent}  `)}`;
    const details = renderDetails(facts, { indent: `${indent}  `, words });
    return `\n${indent}- ${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${text}${details}`;
  });
  return `\n${indent}${words.oneOf}:${lines.join('')}`;
}
