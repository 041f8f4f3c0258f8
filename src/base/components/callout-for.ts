/** The component for each name that other generators have for a box. */
const names: Readonly<Record<string, string>> = {
  note: 'Note',
  secondary: 'Note',
  seealso: 'Note',
  default: 'Note',
  quote: 'Note',
  cite: 'Note',
  abstract: 'Info',
  summary: 'Info',
  tldr: 'Info',
  info: 'Info',
  todo: 'Info',
  important: 'Info',
  question: 'Info',
  help: 'Info',
  faq: 'Info',
  example: 'Info',
  tip: 'Tip',
  hint: 'Tip',
  idea: 'Tip',
  success: 'Check',
  check: 'Check',
  done: 'Check',
  warning: 'Warning',
  warn: 'Warning',
  caution: 'Warning',
  attention: 'Warning',
  danger: 'Danger',
  error: 'Danger',
  failure: 'Danger',
  fail: 'Danger',
  missing: 'Danger',
  bug: 'Danger',
};

/** The component for a box of this name; `null` where nobody has such a box. */
export function calloutFor(name: string): string | null {
  const wanted = name.toLowerCase();
  return Object.hasOwn(names, wanted) ? names[wanted]! : null;
}
