import * as z from 'zod';
import { selectorKinds } from '../../base/paths/parse-selector.ts';
import { authMethod, displaySchema } from '../config/topics/api.ts';
import { sdkFormat } from '../config/topics/api-source.ts';
import { contextualOptions, contextualSchema } from '../config/topics/contextual.ts';
import { expected, shape } from '../config/validation/shape.ts';
import { iconFields } from '../config/values/icon.ts';
import { namedKinds } from './parse-symbol.ts';

/** Authors need no quotes: `title: 2024` is a text. */
const text = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  z.string(),
);

/** Texts in a list, or in one text with commas between them. */
const textList = z.union([z.array(text), text]);

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** What the reader of YAML leaves as it is written: numbers in another form than their own. */
const number = z.preprocess((value) => {
  const read = typeof value === 'string' && /^[-+]?\d*\.?\d+(?:e[-+]?\d+)?$/i.test(value) ? Number(value) : NaN;
  return Number.isNaN(read) || String(read) === value ? value : read;
}, z.number());

const date = text.refine((value) => !Number.isNaN(Date.parse(value)), {
  error: expected('a date such as "2025-01-31"'),
});

const titledLink = z.record(z.string(), z.string()).refine((link) => Object.keys(link).length === 1, {
  error: expected('one title with its address, as in `Title: /page`'),
});

/**
 * Front matter of a page as authors write it (docs/format.md#front-matter). Keys beside these are the author's own and
 * become meta tags.
 */
export const frontMatterSchema = z.looseObject({
  title: text.optional().describe('Title of the page. Default: from the API description, else from the file name.'),
  Title: text.optional().describe('Alias of `title`.'),
  description: text.optional().describe('Line below the title, also for search engines; inline Markdown.'),
  Description: text.optional().describe('Alias of `description`.'),
  sidebarTitle: text.optional().describe('Label in the sidebar. Default: the title.'),
  ...iconFields,
  tag: text.optional().describe('Badge next to the label in the sidebar.'),
  hidden: flag.optional().describe('Excludes the page from navigation, search, sitemap and `llms.txt`.'),
  noindex: flag.optional().describe('Excludes the page from search, sitemap and `llms.txt`, but not from navigation.'),
  searchable: flag.optional().describe('`false` excludes the page from search and the assistant.'),
  boost: number.optional().describe('Multiplier for the search score of the page, instead of that of its group.'),
  keywords: textList.optional().describe('Additional words by which the page is found.'),
  deprecated: flag.optional().describe('Shows a label next to the title.'),
  mode: z
    .enum(['default', 'wide', 'custom', 'frame', 'center', 'assistant'])
    .optional()
    .describe('What is shown around the content of the page.'),
  url: text.optional().describe('Address that the sidebar entry links to instead.'),
  rss: flag.optional().describe('Offers the changelog entries of the page as a feed.'),
  timestamp: flag.optional().describe('Shows when the page was last modified. Default: as in `docs.json`.'),
  lastUpdatedDate: date.optional().describe('Date of the last change. Default: from the history of the repository.'),
  createdDate: date.optional().describe('Date of first publication.'),
  hideFooterPagination: flag.optional().describe('Hides the links to the previous and next page.'),
  hideApiMarker: flag.optional().describe('Hides the method next to the label in the sidebar.'),
  related: z
    .union([z.literal(false), z.array(z.union([z.string(), titledLink]))])
    .optional()
    .describe('Pages or URLs to show below the page, or `{ Title: link }`; `false` for none.'),
  contextual: z
    .union([contextualOptions, contextualSchema])
    .optional()
    .describe('Page menu, like `contextual` in `docs.json`.'),
  openapi: text.optional().describe('Operation that the page describes: `GET /users`, or `file GET /users`.'),
  'openapi-schema': text.optional().describe('Data model that the page describes: `User`, or `file User`.'),
  asyncapi: text.optional().describe('Channel that the page describes: `orders`, or `file orders`.'),
  graphql: z
    .union([
      text,
      shape({
        source: text.optional().describe('Schema. Default: the one that contains the part.'),
        kind: z.enum(selectorKinds).describe('Kind of part.'),
        name: text.describe('Its name.'),
      }),
    ])
    .optional()
    .describe('Part of a GraphQL schema that the page describes: `query user`, or an object.'),
  sdk: z
    .union([
      text,
      shape({
        format: sdkFormat.optional().describe('Tool that generated the artefact. Default: as set in the navigation.'),
        source: text.optional().describe('Artefact. Default: as set in the navigation.'),
        kind: z.enum(namedKinds).describe('Kind of symbol.'),
        name: text.describe('Its name.'),
        parent: text.optional().describe('Parent of a method or property.'),
      }),
    ])
    .optional()
    .describe('SDK symbol that the page describes: `class Client`, or an object.'),
  api: text.optional().describe('Endpoint that the page itself defines: `GET /users`.'),
  authMethod: authMethod.optional().describe('How requests of a page with `api` are authorised.'),
  contentType: text.optional().describe('Request body type of a page with `api`. Default: `application/json`.'),
  playground: displaySchema.optional(),
  version: text.optional().describe('Version that the page belongs to.'),
  groups: z
    .union([
      z.array(
        z.union([
          text,
          shape({
            includes: textList.optional().describe('Groups whose members can read the page; `*` for every member.'),
            excludes: textList.optional().describe('Not supported: an entry with it hides the page from everybody.'),
          }),
        ]),
      ),
      text,
    ])
    .optional()
    .describe('Groups whose members can read the page.'),
  public: flag.optional().describe('Whether everybody can read the page, on a site with sign-in.'),
  isPublic: flag.optional().describe('Alias of `public`.'),
});

export type FrontMatterInput = z.infer<typeof frontMatterSchema>;
