import type { SchemaPage } from '../../model/page.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { modelExamples } from './model-examples.ts';
import { renderExample } from './render-operation-markdown.ts';

/**
 * What a data model's page says of it, as Markdown. The description stands once: under the title, or above the fields.
 */
export function renderSchemaPage({ schema, lead, frontMatter }: SchemaPage, context: ApiTextContext): string {
  const { document, words, schemaTexts } = context;
  const text = schemaTexts.schema(schema, 'response');
  const isLead = frontMatter.description === null && lead !== '' && text.startsWith(lead);
  const examples = modelExamples(schema, document.schemas).map((example) =>
    renderExample(example, words.constraints.example),
  );
  return [isLead ? text.slice(lead.length).trim() : text, ...examples].filter(Boolean).join('\n\n');
}
