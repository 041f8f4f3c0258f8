import * as z from 'zod';
import { asyncapiSources, graphqlSource, openapiSources, sdkSource } from '../topics/api-source.ts';
import { bannerSchema } from '../topics/banner.ts';
import { footerSchema } from '../topics/footer.ts';
import { navbarSchema } from '../topics/navbar.ts';
import { shape } from '../validation/shape.ts';
import { colorPair } from '../values/color-pair.ts';
import { hexColor } from '../values/hex-color.ts';
import { iconFields } from '../values/icon.ts';
import { link } from '../values/link.ts';
import { text } from '../values/text.ts';
import type { DivisionKey } from './division-kinds.ts';
import { divisionKeys, divisionKinds, globalKeys } from './division-kinds.ts';
import { languageCodes } from './language-codes.ts';

const labels = {
  language: z.string().meta({ description: 'Language code.', examples: [...languageCodes] }),
  version: z.string().describe('Label of the version.'),
  tab: z.string().describe('Label of the tab.'),
  dropdown: z.string().describe('Label of the dropdown.'),
  anchor: z.string().describe('Label of the anchor.'),
  product: z.string().describe('Label of the product.'),
  item: z.string().describe('Label of the menu item.'),
};

const ownFields = {
  ...iconFields,
  color: z.union([hexColor, colorPair]).optional().describe('Colour of its icon.'),
  description: z.string().optional().describe('Line below the label.'),
  name: z.string().optional().describe('Text that readers see instead of the label.'),
  default: z.boolean().optional().describe('Whether readers start here. Default: the first one.'),
  tag: z.string().optional().describe('Badge next to the label.'),
  align: z.enum(['start', 'end']).optional().describe('End of the row at which the tab is placed. Default: `start`.'),
  searchable: z.boolean().optional().describe('`false` excludes its pages from search.'),
  banner: bannerSchema.optional().describe('Banner for this language, instead of the site’s.'),
  footer: footerSchema.optional().describe('Footer for this language, instead of the site’s.'),
  navbar: navbarSchema.optional().describe('Top bar for this language, instead of the site’s.'),
};

const sharedFields = {
  hidden: z.boolean().optional().describe('Hides it from the navigation; its pages are still built.'),
};

const contentFields = {
  directory: z
    .enum(['none', 'accordion', 'card'])
    .optional()
    .describe('Lists the pages of a group below the group’s own page; applies to all nested groups.'),
  public: z
    .boolean()
    .optional()
    .describe('Whether everybody can read its pages, or only members; applies to everything inside.'),
};

const sourceFields = {
  openapi: openapiSources.optional(),
  asyncapi: asyncapiSources.optional(),
  graphql: graphqlSource.optional(),
  sdk: sdkSource.optional(),
};

export type PageInput = string | GroupInput;

const pages: z.ZodType<PageInput[]> = z.array(z.union([z.string(), z.lazy(() => groupSchema)]));

const groupFields = {
  group: z.string().describe('Label of the group.'),
  ...iconFields,
  tag: ownFields.tag,
  root: text.optional().describe('Page that the label links to.'),
  expanded: z.boolean().optional().describe('Whether a nested group is initially expanded. Default: `false`.'),
  boost: z.number().optional().describe('Multiplier for the search score of its pages.'),
  searchable: ownFields.searchable,
  ...sharedFields,
  ...contentFields,
  ...sourceFields,
};

export interface GroupInput extends z.infer<z.ZodObject<typeof groupFields>> {
  pages?: PageInput[];
}

const groupSchema: z.ZodType<GroupInput> = shape({
  ...groupFields,
  pages: pages.optional().describe('Pages and groups: page paths, endpoints such as `GET /users`, or nested groups.'),
}).meta({ id: 'Group', description: 'A section of the sidebar.' });

type FieldsInput = Partial<
  z.infer<
    z.ZodObject<typeof labels & typeof ownFields & typeof sharedFields & typeof contentFields & typeof sourceFields>
  >
>;

type DivisionsInput = Partial<Record<DivisionKey, DivisionInput[]>>;

export interface ContentInput extends z.infer<z.ZodObject<typeof contentFields & typeof sourceFields>>, DivisionsInput {
  groups?: GroupInput[];
  pages?: PageInput[];
  global?: Partial<Record<(typeof globalKeys)[number], DivisionInput[]>>;
}

export interface DivisionInput extends ContentInput, Omit<FieldsInput, keyof ContentInput> {
  href?: string;
}

const divisionSchemas = Object.fromEntries(divisionKeys.map((key) => [key, divisionSchema(key)])) as Record<
  DivisionKey,
  z.ZodType<DivisionInput>
>;

const globalSchema = shape(
  Object.fromEntries(
    globalKeys.map((key) => {
      const entry = shape({ ...fieldsOf(key), href: link.describe('Target: a URL, or a path that starts with `/`.') });
      return [key, z.array(entry).optional().describe(`Links that look like ${key}.`)];
    }),
  ),
).meta({ id: 'GlobalNavigation', description: 'Links that are shown on every page.' }) as z.ZodType<
  ContentInput['global']
>;

/** The value of `navigation`: one list of divisions, or groups, or pages. */
export const navigationSchema: z.ZodType<ContentInput> = shape({
  ...contentOf(['menu']),
  ...contentFields,
}).describe('Structure of the site.');

function divisionSchema(key: DivisionKey): z.ZodType<DivisionInput> {
  const { noun, lacks } = divisionKinds[key];
  const schema = shape({
    ...fieldsOf(key),
    href: link.optional().describe('Turns it into a link: a URL, or a path that starts with `/`.'),
    ...contentFields,
    ...sourceFields,
    ...contentOf(lacks),
  });
  const id = noun.replace(/(?:^| )\w/g, (start) => start.trim().toUpperCase());
  return schema.meta({ id, description: `A ${noun} of the navigation.` }) as z.ZodType<DivisionInput>;
}

function fieldsOf(key: DivisionKey): z.ZodRawShape {
  const { label, own } = divisionKinds[key];
  return { [label]: labels[label], ...Object.fromEntries(own.map((name) => [name, ownFields[name]])), ...sharedFields };
}

function contentOf(lacks: readonly DivisionKey[]): z.ZodRawShape {
  const fields: Record<string, z.ZodType> = {};
  for (const key of divisionKeys) {
    if (!lacks.includes(key))
      fields[key] = z
        .array(z.lazy(() => divisionSchemas[key]))
        .optional()
        .describe(`Its ${key}.`);
  }
  return {
    ...fields,
    groups: z.array(groupSchema).optional().describe('Its groups.'),
    pages: pages.optional().describe('Its pages and groups.'),
    global: z.lazy(() => globalSchema).optional(),
  };
}
