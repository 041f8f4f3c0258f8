import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import { preferredContent } from '../../shared/request/default-body.ts';
import type { ApiContextValue } from './api-context.tsx';

interface Props {
  operation: Operation;
  /** How many samples, which nothing changes, stand before the generated ones; `null` where none are generated. */
  given: number | null;
  /** Keys of the languages of generated samples, in order. */
  languages: readonly string[];
  /** What stands beside the article is rendered outside of the page's context. */
  api: Pick<ApiContextValue, 'document' | 'texts' | 'config' | 'operationHref'>;
}

/** What stands above request examples: where the request goes, and choices that a script writes the samples by. */
export function RequestHead({ operation, given, languages, api }: Props) {
  const { texts, operationHref } = api;
  const { method, path } = operation;
  const isGenerated = given !== null && method !== 'WEBHOOK';
  return (
    <div className="api-example-head" data-operation={isGenerated ? operationHref(operation) : undefined}>
      {method === 'WEBHOOK' ? (
        <span>{texts.sections.body}</span>
      ) : (
        <>
          <span className="method-pill" data-method={method.toLowerCase()}>
            {method}
          </span>
          <code title={path}>{path}</code>
        </>
      )}
      {isGenerated ? <RequestOptions operation={operation} given={given} languages={languages} api={api} /> : null}
    </div>
  );
}

function RequestOptions({ operation, given, languages, api }: Props) {
  const { document, texts, config } = api;
  const examples = bodyExamples(operation, document);
  const hasOptional = operation.requestBody !== null || operation.parameters.some(({ required }) => !required);
  if (examples.length < 2 && !hasOptional) return null;
  return (
    <span
      className="api-request-options"
      data-given={given}
      data-languages={languages.join(' ')}
      // Until the script listens a choice would be lost.
      hidden
    >
      {examples.length < 2 ? null : (
        <select aria-label={texts.constraints.example} defaultValue={examples.find(({ isShown }) => isShown)?.value}>
          {examples.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {hasOptional ? (
        <label>
          <input type="checkbox" defaultChecked={config.examples.defaults === 'all'} />
          {texts.optionalToo}
        </label>
      ) : null}
    </span>
  );
}

interface BodyExample {
  label: string;
  /** The `SampleChoice.body` that it stands for, as JSON. */
  value: string;
  /** The samples are written by it as long as nobody chooses another. */
  isShown: boolean;
}

/** What a description gives for the body, and the example that is made where it gives none for what is shown. */
function bodyExamples({ requestBody }: Operation, { schemas }: ApiDocument): BodyExample[] {
  const contents = requestBody?.contents ?? [];
  if (contents.every(({ examples }) => examples.length === 0)) return [];
  const shown = preferredContent(contents, schemas);
  const names = contents.flatMap(({ examples }) => examples.map(({ name, summary }) => summary || name));
  return contents.flatMap((content): BodyExample[] => {
    const { contentType, examples } = content;
    const isShown = content === shown;
    if (examples.length === 0)
      return isShown ? [{ label: contentType, value: JSON.stringify({ contentType }), isShown }] : [];
    return examples.map(({ name, summary }, index) => ({
      label: exampleLabel(summary || name, { contentType, names }),
      value: JSON.stringify({ contentType, example: name }),
      isShown: isShown && index === 0,
    }));
  });
}

/** Tells an example from those without a name, or of the same one, that other content types have. */
function exampleLabel(name: string, { contentType, names }: { contentType: string; names: readonly string[] }): string {
  if (name === '') return contentType;
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${contentType})`;
}
