import { decodeText } from '../../base/paths/decode-text.ts';

/**
 * What a place of a description's page can be, by the name that the description has for it. A section is headed in the
 * description's own text or in that of a tag, a heading in any of these.
 */
export interface ForeignPlace {
  /** An operation is named by its id, or by method and path; a webhook by its name. */
  kind: 'operation' | 'tag' | 'section' | 'heading' | 'schema';
  name: string;
  /** Of a section: the tag whose text it stands in; unset: the description's own. */
  tag?: string;
}

/**
 * What a fragment means to those who have written it for Redoc, Scalar, Stoplight Elements, RapiDoc, Widdershins,
 * Bump.sh or Swagger UI, or as a pointer into the description; the likeliest first.
 */
export function readForeignPlace(fragment: string): ForeignPlace[] {
  if (fragment.length > longest) return [];
  const place = decodeText(fragment);
  for (const [form, read] of forms) {
    const match = form.exec(place);
    if (match) return read(match.slice(1).map((part) => part ?? ''));
  }
  return [];
}

/** Nothing has a longer name, and the forms below would be looked for in it again and again. */
const longest = 2000;

type Read = (parts: readonly string[]) => ForeignPlace[];

const named =
  (kind: ForeignPlace['kind']): Read =>
  ([name = '']) => [{ kind, name }];

const methods = 'get|put|post|delete|options|head|patch|trace|query';

const forms: readonly [RegExp, Read][] = [
  // Redoc, Stoplight and Scalar.
  [/^\/?operations?\/(.+)$/, named('operation')],
  [/^\/?tag\/.+\/operation\/(.+)$/, named('operation')],
  [new RegExp(`^/?(?:tag/.+?/)?paths/([^/]+)/(${methods})$`, 'i'), readPointer],
  [new RegExp(`^/?(?:tag/.+?/)?webhook/(?:${methods})/(.+)$`, 'i'), named('operation')],
  [new RegExp(`^/?webhooks/([^/]+)/(?:${methods})$`, 'i'), readPointer],
  [new RegExp(`^/?tag/.+?/((?:${methods})/.*)$`, 'i'), named('operation')],
  [/^\/?tag\/(.+)$/, readTag],
  [/^\/?(?:section|description)\/(?:.*\/)?([^/]+)$/, readSection],
  [/^\/?(?:components\/schemas|definitions|schemas?|models?)\/([^/]+)$/, named('schema')],
  // RapiDoc.
  [/^cmp--schemas-(.+)$/, named('schema')],
  [/^tag--(.+)$/, named('tag')],
  [new RegExp(`^((?:${methods})-/.*)$`, 'i'), named('operation')],
  // Widdershins.
  [/^opId(.+)$/i, named('operation')],
  [/^(?:schema|tocS_)([^-/].*)$/i, named('schema')],
  // Bump.sh and Azure API Management, and the ids of Swagger UI, which have the tag before the operation.
  [/^operations?-(.+)$/, readHyphened],
  // Swagger UI, whose fragments began with `!` before version 3.
  [/^!?\/[^/]+\/([^/]+)$/, named('operation')],
  [/^!?\/([^/]+)$/, named('tag')],
];

function readPointer([path = '', method = '']: readonly string[]): ForeignPlace[] {
  const name = `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`.trimStart();
  return [{ kind: 'operation', name }];
}

function readSection([name = '']: readonly string[]): ForeignPlace[] {
  return [
    { kind: 'section', name },
    { kind: 'heading', name },
  ];
}

/** Any part of it may have hyphens of its own. */
function readHyphened([name = '']: readonly string[]): ForeignPlace[] {
  const parts = name.split('-').slice(0, 10);
  return parts.map((_, start) => ({ kind: 'operation', name: name.split('-').slice(start).join('-') }));
}

/** A tag may have slashes in its name; else a heading of its text follows it. */
function readTag([name = '']: readonly string[]): ForeignPlace[] {
  const parts = name.split('/');
  const below: ForeignPlace[] = parts.length > 1 ? [{ kind: 'section', name: parts.at(-1)!, tag: parts[0]! }] : [];
  return [{ kind: 'tag', name }, ...below];
}
