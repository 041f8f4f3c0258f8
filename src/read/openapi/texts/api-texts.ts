import type { ConstraintKey } from '../../../shared/json-schema/constraints.ts';

/** Words of API pages in one language. */
export interface ApiTexts {
  options: string;
  /** Stands for the name of a property that has none of its own. */
  anyKey: string;
  tryIt: string;
  copyPath: string;
  scopes: string;
  callbackAddress: string;
  /** Headings of an operation's and a channel's page. */
  sections: Record<SectionName, string>;
  /** Labels of limits beside a field. */
  constraints: Record<ConstraintKey, string>;
}

export type SectionName =
  | 'authorizations'
  | 'path'
  | 'query'
  | 'querystring'
  | 'header'
  | 'cookie'
  | 'body'
  | 'callbacks'
  | 'responses'
  | 'servers'
  | 'parameters'
  | 'sends'
  | 'receives'
  | 'bindings';
