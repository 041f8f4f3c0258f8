import { tellApart } from '../../base/paths/tell-apart.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ApiResponse, MediaContent, Operation } from '../../model/api/operation.ts';
import type { SnippetLanguage } from '../../model/api/snippet.ts';
import type { ApiConfig } from '../../model/config.ts';
import { contentExamples, type ExampleText } from '../../read/openapi/content-examples.ts';
import { buildRequest } from '../../shared/request/build-request.ts';
import { defaultValues } from '../../shared/request/default-values.ts';
import { settleParts } from '../../shared/request/settle-parts.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../shared/snippets/snippet-writer.ts';

export interface CodeExample extends ExampleText {
  /** The language's key, of a generated request. */
  key?: string;
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
  if (operation.method === 'WEBHOOK') return buildWebhookExamples(document, operation);
  const given = operation.codeSamples.map(({ lang, label, source }) => {
    const language = resolveLanguage(lang);
    return { label, language: language?.highlight ?? lang, code: source.replace(/(?<!\n)\n+$/, '') };
  });
  if (!config.examples.autogenerate) return given;
  const asked = settleParts(operation, document);
  const values = defaultValues({ document, operation: asked, only: config.examples.defaults, fill: 'samples' });
  const request = buildRequest({ document, operation: asked, values });
  const languages = new Set((config.examples.languages ?? defaultLanguages).map(resolveLanguage));
  const wanted = [...languages].filter(
    (language) => language !== null && !given.some(({ label }) => label === language.label),
  ) as SnippetLanguage[];
  const generated = wanted.map((language, index) => ({
    label: language.label,
    language: language.highlight,
    key: language.key,
    ...(given.length + index === 0 && { code: snippetWriter(language)(request) }),
  }));
  return [...given, ...generated];
}

/** What the API sends of its own accord: the examples of a webhook's body. */
function buildWebhookExamples(document: ApiDocument, { requestBody }: Operation): CodeExample[] {
  return withOwnLabels(examplesOf(document, requestBody?.contents ?? []));
}

/** All examples of each status. Most errors of an API look alike: what is the same in several stands once. */
export function buildResponseExamples(document: ApiDocument, responses: readonly ApiResponse[]): CodeExample[] {
  const all = responses.flatMap(({ status, contents }) =>
    examplesOf(document, contents).map((example) => ({ ...example, label: `${status} ${example.label}`.trim() })),
  );
  const alike = Map.groupBy(all, ({ language, code }) => `${language}\n${code}`);
  return withOwnLabels(
    [...alike.values()].map((examples) => ({
      ...examples[0]!,
      label: [...new Set(examples.map(({ label }) => label))].join(', '),
    })),
  );
}

/** A description may give several examples without a name. */
function withOwnLabels(examples: readonly CodeExample[]): CodeExample[] {
  const labels = tellApart(examples.map(({ label }) => label));
  return examples.map((example, index) => ({ ...example, label: labels[index]! }));
}

/** Every example of every media type, which is named where they differ; what is the same in several stands once. */
function examplesOf({ schemas }: ApiDocument, contents: readonly MediaContent[]): CodeExample[] {
  const all = contents.flatMap((content) =>
    contentExamples(content, { schemas, mode: 'response' }).map((example) => ({
      ...example,
      type: content.contentType,
    })),
  );
  const distinct = [...new Map(all.map((example) => [`${example.label}\n${example.code}`, example])).values()];
  const areMixed = new Set(distinct.map(({ type }) => type)).size > 1;
  return distinct.map(({ label, language, code, type }) => ({
    label: [areMixed ? type : '', label].filter(Boolean).join(' '),
    language,
    code,
  }));
}
