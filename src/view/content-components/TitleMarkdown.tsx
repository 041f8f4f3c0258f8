import { Fragment, type ReactNode } from 'react';
import { nodeText, type TextOptions } from './node-text.ts';

interface Rule {
  pattern: RegExp;
  render: (inner: ReactNode) => ReactNode;
  /** Marks inside are text. */
  literal?: boolean;
}

const rules: Rule[] = [
  { pattern: /`([^`]+)`/, render: (inner) => <code>{inner}</code>, literal: true },
  { pattern: /\[([^[\]]+)\]\([^()\s]*\)/, render: (inner) => inner },
  { pattern: /\*\*(\S(?:[^*]*\S)?)\*\*/, render: (inner) => <strong>{inner}</strong> },
  { pattern: /~~(\S(?:[^~]*\S)?)~~/, render: (inner) => <del>{inner}</del> },
  { pattern: /(?<![*\w])\*(\S(?:[^*]*[^*\s])?)\*(?![*\w])/, render: (inner) => <em>{inner}</em> },
  { pattern: /(?<![_\w])_(\S(?:[^_]*[^_\s])?)_(?![_\w])/, render: (inner) => <em>{inner}</em> },
];

const longest = 1000;

/** A title that may hold code, bold, italic and struck text; links become their text, since titles often are links. */
export function TitleMarkdown({ text }: { text: ReactNode }) {
  return renderTitle(text);
}

/** What every reader reads of a title. */
export function titleText(title: ReactNode, page: TextOptions): string {
  return nodeText(renderTitle(title), page).trim();
}

function renderTitle(text: ReactNode): ReactNode {
  return typeof text === 'string' && text.length < longest && /[`*_~[]/.test(text) ? renderInline(text) : text;
}

function renderInline(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let found = firstMark(rest); found; found = firstMark(rest)) {
    const { rule, match } = found;
    const inner = rule.literal ? match[1]! : renderInline(match[1]!);
    parts.push(rest.slice(0, match.index), <Fragment key={parts.length}>{rule.render(inner)}</Fragment>);
    rest = rest.slice(match.index + match[0].length);
  }
  return [...parts, rest];
}

function firstMark(text: string): { rule: Rule; match: RegExpExecArray } | null {
  let first: { rule: Rule; match: RegExpExecArray } | null = null;
  for (const rule of rules) {
    const match = rule.pattern.exec(text);
    if (match && (!first || match.index < first.match.index)) first = { rule, match };
  }
  return first;
}
