import { operationSectionIds as ids } from './operation-section-ids.ts';

/** A field of an operation as the hosted product names it: by the section in which it stands. */
export interface FieldAlias {
  /** Ids of the sections that it may stand in. */
  sections: readonly string[];
  /** Ids that it may have here, but for the number that tells fields of one name apart; the likeliest first. */
  names: readonly string[];
}

const sections: Record<string, readonly string[]> = {
  authorization: [ids.authorizations],
  parameter: [ids.path, ids.query, ids.querystring, ids.header, ids.cookie],
  body: [ids.body],
  response: [ids.responses],
};

/**
 * The field that a fragment written for the hosted product means: `body-user-id`, `response-data-items-id` (entries of
 * a list), `body-plan-one-of-0-name` (a variant), `response-items-id` and `body-one-of-0-id` (of a body that is a list
 * or has variants itself); `null` for any other fragment. Ours are those of `slugParam`.
 */
export function readFieldAlias(hash: string): FieldAlias | null {
  const [, section = '', name = ''] = /^([a-z]+)-(.+)$/.exec(hash) ?? [];
  if (!Object.hasOwn(sections, section)) return null;
  const variantless = name.replace(/(?:^|-)one-of-\d+(?=-|$)/g, '').replace(/^-/, '');
  const plain = variantless.replace(/-items(?=-)/g, '');
  const names = new Set([name, plain, plain.replace(/^items-/, '')].filter(Boolean));
  return { sections: sections[section]!, names: [...names].map((found) => `param-${found}`) };
}

/** Whether an id is a name, or the name with a number that tells it apart from others of that name. */
export function isCalled(id: string, name: string): boolean {
  return id === name || id.replace(/-\d+$/, '') === name;
}
