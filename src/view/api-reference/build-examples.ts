import type { ApiDocument, ApiResponse, MediaContent, Operation, SnippetLanguage } from '../../model/api.ts';
import type { ApiConfig } from '../../model/config.ts';
import { isXml } from '../../shared/json-schema/is-xml.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import { writeXml } from '../../shared/json-schema/write-xml.ts';
import { buildRequest } from '../../shared/request/build-request.ts';
import { defaultValues } from '../../shared/request/default-values.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';

export interface CodeExample {
  label: string;
  /** For highlighting. */
  language: string;
  code: string;
}

/** A request example that a reader's browser writes in the language of this key. */
export interface LaterExample {
  label: string;
  language: string;
  key: string;
}

/**
 * Request examples: those of the description first, then generated ones in the configured languages. Only one of them
 * is written here; most readers never look at the others, and a thousand pages would carry them.
 */
export function buildRequestExamples(
  document: ApiDocument,
  operation: Operation,
  config: ApiConfig,
): (CodeExample | LaterExample)[] {
  if (operation.method === 'WEBHOOK') return [];
  const given = operation.codeSamples.map(({ lang, label, source }) => {
    const language = resolveLanguage(lang);
    return { label, language: language?.highlight ?? lang, code: source.replace(/\n+$/, '') };
  });
  if (!config.examples.autogenerate) return given;
  const values = defaultValues({ document, operation, only: config.examples.defaults, fill: 'samples' });
  const request = buildRequest({ document, operation, values });
  const languages = new Set((config.examples.languages ?? defaultLanguages).map(resolveLanguage));
  const wanted = [...languages].filter(
    (language) => language !== null && !given.some(({ label }) => label === language.label),
  ) as SnippetLanguage[];
  const generated = wanted.map(({ key, label, highlight, generate }, index) => ({
    label,
    language: highlight,
    ...(given.length + index === 0 ? { code: generate(request) } : { key }),
  }));
  return [...given, ...generated];
}

/** One example for each status; several where the description names several. */
export function buildResponseExamples(document: ApiDocument, responses: readonly ApiResponse[]): CodeExample[] {
  return responses.flatMap((response) => {
    const content = response.contents[0];
    if (!content) return [];
    return contentExamples(document, content).map(({ label, value }) => ({
      label: label ? `${response.status} ${label}` : response.status,
      language:
        typeof value === 'string' && !/json/.test(content.contentType) ? languageOf(content.contentType) : 'json',
      code:
        typeof value === 'string' && !/json/.test(content.contentType)
          ? value
          : shorten(JSON.stringify(value, null, 2) ?? ''),
    }));
  });
}

function contentExamples(document: ApiDocument, content: MediaContent): { label: string; value: unknown }[] {
  if (content.examples.length > 0)
    return content.examples
      .slice(0, 4)
      .map(({ name, summary, value }) => ({ label: content.examples.length > 1 ? summary || name : '', value }));
  const schema = content.schema ?? content.itemSchema;
  if (!schema) return [];
  const value = sampleValue(schema, { schemas: document.schemas, mode: 'response', only: 'all' });
  return [
    {
      label: '',
      value:
        isXml(content.contentType) && typeof value === 'object' ? writeXml(value, schema, document.schemas) : value,
    },
  ];
}

function languageOf(contentType: string): string {
  if (/xml|html/.test(contentType)) return 'xml';
  if (/ya?ml/.test(contentType)) return 'yaml';
  return 'text';
}

/** Beyond this nobody reads on, and a page would carry it for nothing. */
const maximalLines = 120;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > maximalLines ? `${lines.slice(0, maximalLines).join('\n')}\n…` : text;
}
