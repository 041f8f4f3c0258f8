import type { Operation } from '../../model/api/operation.ts';
import type { ApiContextValue } from './api-context.tsx';

interface Props {
  operation: Operation;
  /** How many samples, which nothing changes, stand before the generated ones; `null` where none are generated. */
  given: number | null;
  /** Keys of the languages of generated samples, in order. */
  languages: readonly string[];
  /** What stands beside the article is rendered outside of the page's context. */
  api: Pick<ApiContextValue, 'texts' | 'config' | 'operationHref'>;
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
  const { texts, config } = api;
  const examples = (operation.requestBody?.contents ?? []).flatMap(({ contentType, examples }) =>
    examples.map(({ name, summary }) => ({ label: summary || name, value: { contentType, example: name } })),
  );
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
        <select aria-label={texts.constraints.example}>
          {examples.map(({ label, value }, index) => (
            <option key={index} value={JSON.stringify(value)}>
              {label || index + 1}
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
