import { escapeTitle } from '../../base/text/escape-title.ts';
import { renderCode } from '../../base/text/render-code.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import type {
  ApiResponse,
  MediaContent,
  Operation,
  Parameter,
  RequestBody,
  ResponseLink,
} from '../../model/api/operation.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { operationFacts } from './api-facts.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { asksForCredentials, callbackParts } from './callback-parts.ts';
import type { ExampleText } from './content-examples.ts';
import { encodedParts } from './encoded-parts.ts';
import { exampleNotes } from './example-notes.ts';
import { isSaidByBody, parameterField } from './field-facts.ts';
import { joinTexts } from './join-texts.ts';
import { linkTexts } from './link-texts.ts';
import { type OperationSectionKind, operationSections } from './operation-sections.ts';
import { renderAddress } from './render-address.ts';
import { renderFacts } from './render-facts.ts';
import { renderLink } from './render-link.ts';
import { renderSecurity } from './render-security.ts';

/** What stands on an operation's page before the author's own text, as Markdown; `description` without the lead. */
export function renderOperationOpening(operation: Operation, description: string, context: ApiTextContext): string {
  return [renderAddress(operation, context), description].filter(Boolean).join('\n\n');
}

/** What stands on an operation's page after the author's own text, as Markdown. */
export function renderOperationSections(operation: Operation, context: ApiTextContext): string {
  const sections = operationSections(operation).map(
    ({ kind, title }) => `## ${context.words.sections[title]}\n\n${renderSection(kind, operation, context)}`,
  );
  const facts = renderFacts(operationFacts(operation, context.words));
  return [renderCodeSamples(operation), ...sections, facts].filter(Boolean).join('\n\n');
}

function renderCodeSamples({ codeSamples }: Operation): string {
  return codeSamples
    .map(({ lang, label, source }) => {
      const language = resolveLanguage(lang)?.highlight ?? lang.toLowerCase().replace(/[^\w+#.-]/g, '');
      return `${label}:\n\n${renderFence(source, language)}`;
    })
    .join('\n\n');
}

function renderSection(kind: OperationSectionKind, operation: Operation, context: ApiTextContext): string {
  switch (kind) {
    case 'authorizations':
      return renderSecurity(operation.security, context);
    case 'body':
      return renderBody(operation, context);
    case 'callbacks':
      return operation.callbacks.map((callback) => renderCallback(callback, context)).join('\n\n');
    case 'responses':
      return renderResponses(operation.responses, { ...context, level: 3 });
    case 'path':
    case 'query':
    case 'querystring':
    case 'header':
    case 'cookie':
      return renderParameters(
        operation.parameters.filter((parameter) => parameter.in === kind),
        context,
      );
  }
}

function renderParameters(parameters: readonly Parameter[], { schemaTexts }: ApiTextContext): string {
  return schemaTexts.fields(parameters.map(parameterField), 'request');
}

function renderBody({ requestBody, method }: Operation, context: ApiTextContext): string {
  // A webhook's body travels the other way: the API sends it.
  return requestBody ? renderRequestBody(requestBody, method === 'WEBHOOK' ? 'response' : 'request', context) : '';
}

function renderRequestBody(body: RequestBody, mode: SchemaMode, context: ApiTextContext): string {
  const need = body.required ? context.words.requiredBody : '';
  const fields = renderContents(body.contents, { ...context, mode });
  return [need, body.description.trim(), fields].filter(Boolean).join('\n\n');
}

/** Error responses tend to be alike; what was written out once is only named from then on. */
function renderResponses(responses: readonly ApiResponse[], context: ApiTextContext & { level: number }): string {
  const seen = new Map<string, string>();
  const once = (text: string, status: string, asIn: string): string => {
    const before = seen.get(text);
    if (before !== undefined) return asIn.replace('{name}', () => before);
    if (text.length > 200) seen.set(text, status);
    return text;
  };
  return responses
    .map((response) => {
      const { status, description, contents, headers, links } = response;
      const fields =
        headers.length === 0
          ? ''
          : once(
              `${context.words.sections.header}:\n\n${renderParameters(headers, context)}`,
              status,
              context.words.asHeadersOf,
            );
      const body = renderContents(contents, { ...context, mode: 'response' });
      const told = once(body, status, context.words.asIn);
      const isSaid = told === body && isSaidByBody(response, context.document.schemas);
      const next = renderLinks(links, context);
      const head = `${'#'.repeat(context.level)} ${status}`;
      return [head, isSaid ? '' : description.trim(), told, fields, next].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

function renderLinks(links: readonly ResponseLink[], context: ApiTextContext): string {
  if (links.length === 0) return '';
  const lines = linkTexts(links, context).map(({ name, target, page, description, values }) => {
    const text = description.replace(/\n/g, '\n  ');
    const shown = page ? renderLink(target, page.route) : renderCode(target);
    return `- ${renderCode(name)} (${shown})${text === '' ? '' : `: ${text}`}${renderValues(values)}`;
  });
  return `${context.words.links}:\n\n${lines.join('\n')}`;
}

function renderValues(values: readonly (readonly [string, string])[]): string {
  return values.length === 0
    ? ''
    : `\n  ${values.map(([label, value]) => `${label}: ${renderCode(value)}`).join('. ')}`;
}

type ContentContext = ApiTextContext & { mode: SchemaMode };

/** Media types of the same schema share one list of fields. */
function renderContents(contents: readonly MediaContent[], context: ContentContext): string {
  const byFields = Map.groupBy(contents, (content) => renderContentFields(content, context));
  return [...byFields]
    .map(([fields, alike]) => {
      const types = alike.map(({ contentType }) => `\`${contentType}\``).join(', ');
      const encodings = new Set(alike.map(({ encoding }) => renderEncoding(encoding, context)));
      return [types, fields, ...encodings, ...renderExamples(alike, context)].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

function renderContentFields(
  { schema, itemSchema }: MediaContent,
  { schemaTexts, mode, words }: ContentContext,
): string {
  const fields = schema ? schemaTexts.schema(schema, mode) : '';
  const items = itemSchema ? `${words.eachItem}:\n\n${schemaTexts.schema(itemSchema, mode)}` : '';
  return [fields, items].filter(Boolean).join('\n\n');
}

function renderEncoding(encoding: MediaContent['encoding'], { schemaTexts, words }: ContentContext): string {
  const lines = encodedParts(encoding).map(({ name, contentType, values, headers }) => {
    const fields = schemaTexts.fields(headers.map(parameterField), 'request').replace(/^(?=.)/gm, '  ');
    const type = contentType === '' ? '' : ` (${renderCode(contentType)})`;
    return [`- ${renderCode(name)}${type}${renderValues(values)}`, fields].filter(Boolean).join('\n');
  });
  return lines.length === 0 ? '' : `${words.constraints.encoding}:\n\n${lines.join('\n')}`;
}

/** The examples of media types that share their fields, each with what is said of it; what is said of others last. */
function renderExamples(
  contents: readonly MediaContent[],
  { schemaTexts, mode, words }: ContentContext,
): ReadonlySet<string> {
  const word = words.constraints.example;
  const notes = new Map(contents.flatMap(exampleNotes).map((note) => [`${note.label}\n${note.text}`, note]));
  const codes = new Set<string>();
  const shown = contents.flatMap((content) => {
    const own = exampleNotes(content);
    return schemaTexts.examples(content, mode).flatMap((example) => {
      const plain = renderExample(example, word);
      if (codes.has(plain)) return [];
      codes.add(plain);
      const { label = '', text = '' } = own.find((note) => note.label === example.label) ?? {};
      return notes.delete(`${label}\n${text}`) ? [renderExample({ ...example, text }, word)] : [plain];
    });
  });
  return new Set([...shown, ...[...notes.values()].map(({ label, text }) => `${word} (${label}): ${text}`)]);
}

/** An example under the page's word for one. */
export function renderExample(
  { label, language, code, text = '' }: ExampleText & { text?: string },
  word: string,
): string {
  const fence = renderFence(shorten(code), language === 'text' ? '' : language);
  const head = label === '' ? word : `${word} (${label})`;
  return `${head}:${text === '' ? '' : ` ${text}`}\n\n${fence}`;
}

/** Characters of one example: far more than a reader of the page's text takes in, and less than would drown it. */
const maxCode = 20_000;

function shorten(code: string): string {
  return code.length <= maxCode ? code : `${code.slice(0, code.lastIndexOf('\n', maxCode))}\n…`;
}

function renderCallback(
  { name, expression, operation }: Operation['callbacks'][number],
  context: ApiTextContext,
): string {
  return [
    `### ${escapeTitle(name)}`,
    `\`${operation.method} ${expression}\``,
    joinTexts(operation.summary, operation.description),
    asksForCredentials(operation)
      ? `${context.words.sections.authorizations}:\n\n${renderSecurity(operation.security, context)}`
      : '',
    ...callbackParts(operation).map(
      ({ kind, parameters }) => `${context.words.sections[kind]}:\n\n${renderParameters(parameters, context)}`,
    ),
    operation.requestBody ? renderRequestBody(operation.requestBody, 'response', context) : '',
    renderResponses(operation.responses, { ...context, level: 4 }),
  ]
    .filter(Boolean)
    .join('\n\n');
}
