import { sampleValue } from '../json-schema/sample-value.ts';
import type { SchemaMode } from '../json-schema/visible-properties.ts';
import type { ApiDocument, ApiResponse, MediaContent, Operation, Parameter } from '../model/api.ts';
import { operationSections } from './operation-sections.ts';
import type { OperationSectionKind } from './operation-sections.ts';
import { renderFields, renderSchema } from './render-schema-markdown.ts';
import { renderSecurity } from './render-security-markdown.ts';

/** A longer example would be most of the page. */
const maxExample = 6_000;

/** Everything an operation's page says, as Markdown: for readers of `.md` pages, llms.txt and the search. */
export function renderOperation(operation: Operation, document: ApiDocument): string {
  const sections = operationSections(operation).map(({ kind, heading }) => `## ${heading.text}\n\n${renderSection(kind, { operation, document })}`);
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

function renderAddress({ method, path, servers }: Operation): string {
  const line = method === 'WEBHOOK' ? `Webhook \`${path}\`` : `\`\`\`http\n${method} ${path}\n\`\`\``;
  const list = servers.map(({ url, description }) => `- \`${url || '/'}\`${description === '' ? '' : ` (${description.replace(/\s+/g, ' ').trim()})`}`);
  if (list.length === 0) return line;
  return `${line}\n\n${list.length === 1 ? `Base URL: ${list[0]!.slice(2)}` : `Base URLs:\n\n${list.join('\n')}`}`;
}

function renderCodeSamples({ codeSamples }: Operation): string {
  return codeSamples.map(({ lang, label, source }) => `${label}:\n\n${fence(source, lang.toLowerCase().replace(/[^\w+#.-]/g, ''))}`).join('\n\n');
}

interface SectionContext {
  operation: Operation;
  document: ApiDocument;
}

function renderSection(kind: OperationSectionKind, { operation, document }: SectionContext): string {
  switch (kind) {
    case 'authorizations':
      return renderSecurity(operation.security, document);
    case 'body':
      return renderBody({ operation, document });
    case 'callbacks':
      return operation.callbacks.map(({ name, expression, operation: callback }) => renderCallback({ name, expression, callback, document })).join('\n\n');
    case 'responses':
      return operation.responses.map((response) => renderResponse(response, document)).join('\n\n');
    default:
      return renderParameters(operation.parameters.filter((parameter) => parameter.in === kind), document);
  }
}

function renderParameters(parameters: readonly Parameter[], document: ApiDocument): string {
  const fields = parameters.map(({ name, schema, required, deprecated, description }) => ({ name, schema, required, deprecated, description }));
  return renderFields(fields, { schemas: document.schemas, mode: 'request' });
}

function renderBody({ operation: { requestBody, method }, document }: SectionContext): string {
  if (!requestBody) return '';
  // A webhook's body travels the other way: the API sends it.
  const mode: SchemaMode = method === 'WEBHOOK' ? 'response' : 'request';
  const contents = requestBody.contents.map((content) => renderContent(content, { document, mode }));
  return [requestBody.description.trim(), ...contents].filter(Boolean).join('\n\n');
}

function renderResponse(response: ApiResponse, document: ApiDocument): string {
  const headers = response.headers.length === 0 ? '' : `Headers:\n\n${renderParameters(response.headers, document)}`;
  const contents = response.contents.map((content) => renderContent(content, { document, mode: 'response' }));
  return [`### ${response.status}`, response.description.trim(), ...contents, headers].filter(Boolean).join('\n\n');
}

function renderContent(content: MediaContent, { document, mode }: { document: ApiDocument; mode: SchemaMode }): string {
  const { schemas } = document;
  const parts = [
    `\`${content.contentType}\``,
    content.schema ? renderSchema(content.schema, { schemas, mode }) : '',
    content.itemSchema ? `Each item of the stream:\n\n${renderSchema(content.itemSchema, { schemas, mode })}` : '',
    renderExamples(content, { document, mode }),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function renderExamples({ contentType, examples, schema, itemSchema }: MediaContent, { document, mode }: { document: ApiDocument; mode: SchemaMode }): string {
  const language = /json/i.test(contentType) ? 'json' : /xml/i.test(contentType) ? 'xml' : '';
  if (examples.length > 0) {
    return examples.map(({ name, summary, value }) => example(value, { language, label: summary || name })).filter(Boolean).join('\n\n');
  }
  const source = schema ?? itemSchema;
  if (!source || language !== 'json') return '';
  return example(sampleValue(source, { schemas: document.schemas, mode, only: 'all' }), { language, label: '' });
}

function example(value: unknown, { language, label }: { language: string; label: string }): string {
  const text = typeof value === 'string' && language !== 'json' ? value : (JSON.stringify(value, null, 2) ?? '');
  if (text === '' || text.length > maxExample) return '';
  return `${label === '' ? 'Example' : `Example (${label})`}:\n\n${fence(text, language || (typeof value === 'string' ? '' : 'json'))}`;
}

function renderCallback({ name, expression, callback, document }: { name: string; expression: string; callback: Operation; document: ApiDocument }): string {
  const body = callback.requestBody?.contents.map((content) => renderContent(content, { document, mode: 'response' })) ?? [];
  const responses = callback.responses.map(({ status, description }) => `- ${status}: ${description.trim()}`).join('\n');
  return [`### ${name}`, `\`${callback.method} ${expression}\``, callback.description || callback.summary, ...body, responses].filter(Boolean).join('\n\n');
}

/** A code fence longer than any in the text (CommonMark 0.31, section 4.5). */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${text.replace(/\n+$/, '')}\n${marks}`;
}
