import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';

/** Whether a path or an address is the one that settings name, in which `*` stands for any part. */
export function matchesWildcard(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`).test(text);
}
