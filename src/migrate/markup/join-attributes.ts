import { mapOutsideFences } from '../../base/text/map-prose.ts';

const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}`;
const attribute = String.raw`[\w:-]+(?:[ \t]*=[ \t]*(?:${value}))?`;
const tag = new RegExp(String.raw`<[A-Z][\w.]*(?:\s+${attribute})+\s*\/?>`, 'g');
const spaced = new RegExp(String.raw`([\w:-]+)[ \t]*=[ \t]*(${value})`, 'g');

/** Attributes of components without the blanks that JSX allows around `=`: whoever reads them knows one form. */
export function joinAttributes(text: string): string {
  return mapOutsideFences(text, (prose) => prose.replace(tag, (whole) => whole.replace(spaced, '$1=$2')));
}
