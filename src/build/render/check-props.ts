import { componentInSmallLetters } from '../../base/components/component-in-small-letters.ts';
import { findComponent } from '../../base/components/find-component.ts';
import { isRightValue } from '../../base/components/is-right-value.ts';
import { suggestNearest } from '../../base/errors/suggest.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { placeInText, type TextPlace } from '../../base/text/place-in-text.ts';
import type { PropManifest } from '../../model/component.ts';
import type { Problem } from '../../model/problem.ts';
import type { WrittenElement } from '../../read/markdown/compiled-mdx.ts';
import type { FaultSource } from './guard-problems.ts';

/** What any element may have. */
const names = 'children key ref id class className style slot role tabIndex hidden lang dir aria-.* data-.* on[A-Z].*';
const anywhere = new RegExp(`^(?:${names.replaceAll(' ', '|')})$`);

/** What is wrong with a built-in component as it is written; computed values are not looked at. */
export function checkProps({ name, attributes }: WrittenElement, source: FaultSource): Problem[] {
  const meant = componentInSmallLetters(name);
  if (meant !== null) return [smallLetters(name, { meant, source })];
  const manifest = findComponent(name);
  if (!manifest || Object.keys(manifest.props).length === 0) return [];
  return attributes.flatMap(({ name: prop, value }) => {
    if (anywhere.test(prop) || prop.includes(':')) return [];
    const known = Object.hasOwn(manifest.props, prop) ? manifest.props[prop]! : null;
    if (!known && manifest.takesAny) return [];
    const fault = known ? wrongValue(known, value) : unknownProp(prop, Object.keys(manifest.props));
    if (!fault) return [];
    return [
      {
        severity: 'warning',
        code: known ? 'component-value' : 'component-property',
        cause: JSON.stringify(known ? [name, prop, value] : [name, prop]),
        message: fault.message.replace('%', `\`${prop}\` of <${name}>`),
        hint: fault.hint,
        file: source.file,
        ...findProp(source, { name, prop, value: known ? value : undefined }),
      } satisfies Problem,
    ];
  });
}

/** What browsers show of an element that they do not know is its content, without a word of why. */
function smallLetters(name: string, { meant, source }: { meant: string; source: FaultSource }): Problem {
  return {
    severity: 'warning',
    code: 'unknown-component',
    cause: name,
    message: `<${name}> is not an HTML element, and component names start with a capital letter; only its content is shown`,
    hint: `Write <${meant}>`,
    file: source.file,
    ...placeInText(source.text, new RegExp(`<${name}(?![\\w-])`), source.line),
  };
}

interface Fault {
  /** `%` stands for the property. */
  message: string;
  hint?: string;
}

function unknownProp(prop: string, known: readonly string[]): Fault {
  const nearest = suggestNearest(prop, known);
  return {
    message: 'The property % is unknown and has no effect',
    hint:
      nearest === null
        ? `Known properties: ${known.map((name) => `\`${name}\``).join(', ')}`
        : `Did you mean \`${nearest}\`?`,
  };
}

/** `value` is what is written: `null` for a bare name, `undefined` for what only running the page tells. */
function wrongValue(prop: PropManifest, value: string | null | undefined): Fault | null {
  if (value === undefined || isRightValue(prop, value)) return null;
  if (prop.values) return wrongChoice(prop.values.map(String), value);
  const expected = prop.type === 'flag' ? 'true or false' : 'a number';
  return { message: `The value of % is ${quoted(value)}, but should be ${expected}` };
}

function wrongChoice(values: readonly string[], value: string | null): Fault {
  const nearest = value === null || /^\d+$/.test(values[0]!) ? null : suggestNearest(value, values);
  const list = values.map((one) => `"${one}"`).join(', ');
  return {
    message: `The value of % is ${quoted(value)}, but should be one of ${list}`,
    hint: nearest === null ? undefined : `Did you mean "${nearest}"?`,
  };
}

function quoted(value: string | null): string {
  return value === null ? 'left out' : `"${beginningOf(value, 40)}"`;
}

/** Where an element of this name has the property, and of its values this one; where it is written another way, any. */
function findProp(
  { text, line }: FaultSource,
  { name, prop, value }: { name: string; prop: string; value: string | null | undefined },
): TextPlace | null {
  const end = '(?![\\w-])';
  const written =
    value === undefined
      ? end
      : value === null
        ? `${end}(?!\\s*=)`
        : `\\s*=[\\s{]*(["'\`]?)${escapeRegExp(value)}\\1(?=[\\s/>}])`;
  const place = (before: string, after: string): TextPlace | null =>
    placeInText(text, placeOf(name, prop, { before, after }), line);
  // Where quotes are missing, parts of an address may be read as names of attributes.
  return place('\\s', written) ?? place('\\s', end) ?? place('[^\\w-]', end);
}

function placeOf(name: string, prop: string, { before, after }: { before: string; after: string }): RegExp {
  return new RegExp(`(?<=<${escapeRegExp(name)}(?=\\s)[^<>]*${before})${escapeRegExp(prop)}${after}`);
}
