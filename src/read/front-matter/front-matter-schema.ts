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
  title: text.optional().describe('Title of the page. Default: from the description, else from the file’s name.'),
  Title: text.optional().describe('Another spelling of `title`.'),
  description: text.optional().describe('Line under the title, and in search engines; inline Markdown.'),
  Description: text.optional().describe('Another spelling of `description`.'),
  sidebarTitle: text.optional().describe('Label in the sidebar. Default: the title.'),
  ...iconFields,
  tag: text.optional().describe('Badge beside the label in the sidebar.'),
  hidden: flag.optional().describe('Keeps the page out of navigation, search, sitemap and `llms.txt`.'),
  noindex: flag.optional().describe('Keeps the page out of search, sitemap and `llms.txt`, but in navigation.'),
  searchable: flag.optional().describe('`false` keeps the page out of search and the assistant.'),
  boost: number.optional().describe('Factor of the page’s rank in search, in place of that of its group.'),
  keywords: textList.optional().describe('More words by which the page is found.'),
  deprecated: flag.optional().describe('Shows a label beside the title.'),
  mode: z
    .enum(['default', 'wide', 'custom', 'frame', 'center', 'assistant'])
    .optional()
    .describe('What stands around the page’s content.'),
  url: text.optional().describe('The entry in the sidebar leads to this address instead.'),
  rss: flag.optional().describe('Offers the changelog entries of the page as a feed.'),
  timestamp: flag.optional().describe('Shows when the page was last modified. Default: as in `docs.json`.'),
  lastUpdatedDate: date.optional().describe('Date of the last change. Default: from the history of the repository.'),
  createdDate: date.optional().describe('Date on which the page was first published.'),
  hideFooterPagination: flag.optional().describe('Leaves out the links to the previous and the next page.'),
  hideApiMarker: flag.optional().describe('Leaves out the method beside the label in the sidebar.'),
  related: z
    .union([z.literal(false), z.array(z.union([z.string(), titledLink]))])
    .optional()
    .describe('Pages or URLs to show below the page, or `{ Title: link }`; `false` for none.'),
  contextual: z
    .union([contextualOptions, contextualSchema])
    .optional()
    .describe('The page’s own menu, as `contextual` in `docs.json`.'),
  openapi: text.optional().describe('The operation that the page describes: `GET /users`, or `file GET /users`.'),
  'openapi-schema': text.optional().describe('The data model that the page describes: `User`, or `file User`.'),
  asyncapi: text.optional().describe('The channel that the page describes: `orders`, or `file orders`.'),
  graphql: z
    .union([
      text,
      shape({
        source: text.optional().describe('The schema. Default: the one that has the part.'),
        kind: z.enum(selectorKinds).describe('What the part is.'),
        name: text.describe('Its name.'),
      }),
    ])
    .optional()
    .describe('The part of a GraphQL schema that the page describes: `query user`, or an object.'),
  sdk: z
    .union([
      text,
      shape({
        format: sdkFormat.optional().describe('The tool that wrote the artefact. Default: as the navigation says.'),
        source: text.optional().describe('The artefact. Default: as the navigation says.'),
        kind: z.enum(namedKinds).describe('What the symbol is.'),
        name: text.describe('Its name.'),
        parent: text.optional().describe('What a method or a property belongs to.'),
      }),
    ])
    .optional()
    .describe('The symbol of an SDK that the page describes: `class Client`, or an object.'),
  api: text.optional().describe('The endpoint that the page itself describes: `GET /users`.'),
  authMethod: authMethod.optional().describe('How requests of a page with `api` are authorised.'),
  contentType: text.optional().describe('Type of the body of a page with `api`. Default: `application/json`.'),
  playground: displaySchema.optional(),
  version: text.optional().describe('Version that the page belongs to.'),
  groups: z
    .union([
      z.array(
        z.union([
          text,
          shape({
            includes: textList.optional().describe('Groups whose members may read the page; `*` for every member.'),
            excludes: textList.optional().describe('Cannot be followed: an entry with it lets nobody read the page.'),
          }),
        ]),
      ),
      text,
    ])
    .optional()
    .describe('Groups whose members may read the page.'),
  public: flag.optional().describe('Whether everybody may read the page, on a site with sign-in.'),
  isPublic: flag.optional().describe('Another spelling of `public`.'),
});

export type FrontMatterInput = z.infer<typeof frontMatterSchema>;
