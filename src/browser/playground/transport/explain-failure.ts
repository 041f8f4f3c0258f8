import type { Texts } from '../../../base/languages/texts.ts';
import { fillText } from '../../support/fill-text.ts';
import type { FailureReason } from './failure-reason.ts';

export interface Explanation {
  title: string;
  text: string;
  /** What can be done about it. */
  advice: string;
  /** What the service says, in its own words. */
  detail: string;
}

/** Refusals that leave nothing to add. */
const plainRefusals = ['private-address', 'not-found', 'timeout', 'no-answer', 'loop', 'too-many'];

/** Says in words why a request brought no response. */
export function explainFailure(reason: FailureReason, texts: Texts['playground']): Explanation {
  const { title, advice = '' }: { title: string; advice?: string } = texts.failures[reason.kind];
  const template = templateOf(reason, texts);
  return { title, text: fillText(template, valuesOf(reason)), advice, detail: detailOf(reason, template) };
}

function templateOf(reason: FailureReason, { failures, unsendable, refusals }: Texts['playground']): string {
  switch (reason.kind) {
    case 'invalid':
      return unsendable[reason.problem];
    case 'proxy':
      return Object.hasOwn(refusals, reason.code) ? refusals[reason.code as keyof typeof refusals] : '';
    default:
      return failures[reason.kind].text;
  }
}

function detailOf(reason: FailureReason, template: string): string {
  if (reason.kind !== 'proxy') return '';
  return template === '' || !plainRefusals.includes(reason.code) ? reason.message : '';
}

interface ReasonParts {
  kind: FailureReason['kind'];
  seconds?: number;
  names?: string[];
  what?: string;
  url?: string;
  page?: string;
}

function valuesOf(reason: ReasonParts): Record<string, string | number> {
  const { names = [], url = '', page = '', ...plain } = reason;
  return { ...plain, names: names.join(', '), server: originOf(url), page: originOf(page) };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
