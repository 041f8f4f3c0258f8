import type { SchemaPage, TextAround } from '../../model/page.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { sectionHeadings } from './api-section.ts';
import { modelExamples } from './model-examples.ts';
import { withoutLead } from './remaining-description.ts';
import { renderEntries } from './render-entries.ts';
import { renderExample } from './render-operation-markdown.ts';
import { type SchemaSection, schemaSections } from './schema-sections.ts';

/**
 * What a data model's page says of it, as Markdown. The description stands once: under the title, or above the fields.
 */
export function renderSchemaPage(page: SchemaPage, context: ApiTextContext): TextAround {
  const sections = schemaSections(page);
  return {
    opening: '',
    openingHeadings: [],
    restHeadings: sectionHeadings(sections, context.words),
    rest: sections
      .map((section) => `## ${context.words.sections[section.title]}\n\n${renderSection(section, page, context)}`)
      .join('\n\n'),
  };
}

function renderSection({ kind }: SchemaSection, page: SchemaPage, context: ApiTextContext): string {
  switch (kind) {
    case 'attributes':
      return renderFields(page, context);
    case 'usedBy':
      return renderEntries(page.usedBy, context.words);
  }
}

function renderFields(page: SchemaPage, context: ApiTextContext): string {
  const { schema } = page;
  const { document, words, schemaTexts } = context;
  const text = schemaTexts.schema(schema, 'both');
  const examples = modelExamples(schema, document.schemas).map((example) =>
    renderExample(example, words.constraints.example),
  );
  return [withoutDescription(page, text, words.type), ...examples].filter(Boolean).join('\n\n');
}

/** The description follows what is said of the type, if anything is. */
function withoutDescription(page: SchemaPage, text: string, word: string): string {
  const type = text.startsWith(`${word}: \``) ? /^.*(?:\n.+)*/.exec(text)![0] : '';
  return [type, withoutLead(page, text.slice(type.length).trimStart())].filter(Boolean).join('\n\n');
}
