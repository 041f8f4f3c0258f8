import { renderFence } from '../../base/text/render-fence.ts';
import type { ApiDocument, ApiResponse, MediaContent, Operation, Parameter } from '../../model/api.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import type { OperationSectionKind } from './operation-sections.ts';
import { operationSections } from './operation-sections.ts';
import { renderAddress } from './render-address.ts';
import { renderFields } from './render-schema-markdown.ts';
import { renderSecurity } from './render-security-markdown.ts';
import type { SchemaTexts } from './schema-texts.ts';
import { createSchemaTexts, maxExample } from './schema-texts.ts';

/**
 * Everything an operation's page says, as Markdown: for readers of `.md` pages, llms.txt and the search. Pages of one
 * description share `texts`.
 */
export function renderOperation(
  operation: Operation,
  document: ApiDocument,
  texts = createSchemaTexts(document.schemas),
): string {
  const context: SectionContext = { operation, document, texts };
  const sections = operationSections(operation).map(
    ({ kind, heading }) => `## ${heading.text}\n\n${renderSection(kind, context)}`,
  );
  const parts = [
    operation.docs.content.trim(),
    renderAddress(operation),
    operation.deprecated ? '**Deprecated**' : '',
    operation.description,
    renderCodeSamples(operation),
    ...sections,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function renderCodeSamples({ codeSamples }: Operation): string {
  return codeSamples
    .map(
      ({ lang, label, source }) => `${label}:\n\n${renderFence(source, lang.toLowerCase().replace(/[^\w+#.-]/g, ''))}`,
    )
    .join('\n\n');
}

interface SectionContext {
  operation: Operation;
  document: ApiDocument;
  texts: SchemaTexts;
}

function renderSection(kind: OperationSectionKind, context: SectionContext): string {
  const { operation, document } = context;
  switch (kind) {
    case 'authorizations':
      return renderSecurity(operation.security, document);
    case 'body':
      return renderBody(context);
    case 'callbacks':
      return operation.callbacks
        .map(({ name, expression, operation: callback }) =>
          renderCallback({ name, expression, callback, texts: context.texts }),
        )
        .join('\n\n');
    case 'responses':
      return renderResponses(operation.responses, context);
    default:
      return renderParameters(
        operation.parameters.filter((parameter) => parameter.in === kind),
        document,
      );
  }
}

function renderParameters(parameters: readonly Parameter[], document: ApiDocument): string {
  const fields = parameters.map(({ name, schema, required, deprecated, description }) => ({
    name,
    schema,
    required,
    deprecated,
    description,
  }));
  return renderFields(fields, { schemas: document.schemas, mode: 'request' });
}

function renderBody({ operation: { requestBody, method }, texts }: SectionContext): string {
  if (!requestBody) return '';
  // A webhook's body travels the other way: the API sends it.
  const mode: SchemaMode = method === 'WEBHOOK' ? 'response' : 'request';
  return [requestBody.description.trim(), renderContents(requestBody.contents, { texts, mode })]
    .filter(Boolean)
    .join('\n\n');
}

/** Error responses tend to be alike; what was written out once is only named from then on. */
function renderResponses(responses: readonly ApiResponse[], { document, texts }: SectionContext): string {
  const seen = new Map<string, string>();
  const once = (text: string, status: string): string => {
    const before = seen.get(text);
    if (before !== undefined) return `As in ${before}.`;
    if (text.length > 200) seen.set(text, status);
    return text;
  };
  return responses
    .map(({ status, description, contents, headers }) => {
      const fields =
        headers.length === 0
          ? ''
          : once(`Headers:\n\n${renderParameters(headers, document)}`, `the headers of ${status}`);
      const body = renderContents(contents, { texts, mode: 'response' });
      return [`### ${status}`, description.trim(), once(body, status), fields].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

/** Media types of the same schema share one list of fields. */
function renderContents(contents: readonly MediaContent[], context: ContentContext): string {
  const byFields = new Map<string, MediaContent[]>();
  for (const content of contents) {
    const fields = renderContentFields(content, context);
    byFields.set(fields, [...(byFields.get(fields) ?? []), content]);
  }
  return [...byFields]
    .map(([fields, alike]) => {
      const types = alike.map(({ contentType }) => `\`${contentType}\``).join(', ');
      const examples = [...new Set(alike.map((content) => renderExamples(content, context)))];
      return [types, fields, ...examples].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

interface ContentContext {
  texts: SchemaTexts;
  mode: SchemaMode;
}

function renderContentFields({ schema, itemSchema }: MediaContent, { texts, mode }: ContentContext): string {
  return [
    schema ? texts.fields(schema, mode) : '',
    itemSchema ? `Each item of the stream:\n\n${texts.fields(itemSchema, mode)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderExamples(
  { contentType, examples, schema, itemSchema }: MediaContent,
  { texts, mode }: ContentContext,
): string {
  if (examples.length > 0) {
    return examples
      .map(({ name, summary, value }) => renderExample(value, { contentType, label: summary || name }))
      .filter(Boolean)
      .join('\n\n');
  }
  const source = schema ?? itemSchema;
  const sample = source && /json/i.test(contentType) ? texts.example(source, mode) : '';
  return sample === '' ? '' : `Example:\n\n${renderFence(sample, 'json')}`;
}

function renderExample(value: unknown, { contentType, label }: { contentType: string; label: string }): string {
  const isText = typeof value === 'string' && !/json/i.test(contentType);
  const text = isText ? value : (JSON.stringify(value, null, 2) ?? '');
  if (text === '' || text.length > maxExample) return '';
  const language = !isText ? 'json' : /xml/i.test(contentType) ? 'xml' : '';
  return `${label === '' ? 'Example' : `Example (${label})`}:\n\n${renderFence(text, language)}`;
}

function renderCallback({
  name,
  expression,
  callback,
  texts,
}: {
  name: string;
  expression: string;
  callback: Operation;
  texts: SchemaTexts;
}): string {
  const body = renderContents(callback.requestBody?.contents ?? [], { texts, mode: 'response' });
  const responses = callback.responses
    .map(({ status, description }) => `- ${status}: ${description.trim()}`)
    .join('\n');
  return [
    `### ${name}`,
    `\`${callback.method} ${expression}\``,
    callback.description || callback.summary,
    body,
    responses,
  ]
    .filter(Boolean)
    .join('\n\n');
}
