import type { HttpRequest } from '../../model/http.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { snippetLanguages } from '../../shared/snippets/languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { usePlayground } from './playground-context.tsx';

/** The request as code, which follows every edit. */
export function SnippetPanel({ request }: { request: HttpRequest }) {
  const { data, state, dispatch, memory, texts } = usePlayground();
  const language = resolveLanguage(state.language)!;
  const code = language.generate(request);
  const first = [...new Set((data.languages ?? defaultLanguages).map(resolveLanguage))].filter(
    (known) => known !== null,
  );
  const others = snippetLanguages.filter((known) => !first.includes(known));
  const choose = (key: string): void => {
    memory.rememberText('language', key);
    dispatch({ kind: 'language', key });
  };
  return (
    <section className="playground-card playground-snippet">
      <div className="playground-card-head">
        <h3>{texts.request}</h3>
        <select
          className="playground-quiet-select"
          aria-label={texts.language}
          value={language.key}
          onChange={({ target }) => choose(target.value)}
        >
          <optgroup label={texts.configured}>
            {first.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
          {others.length > 0 ? (
            <optgroup label={texts.otherLanguages}>
              {others.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </optgroup>
          ) : null}
        </select>
        <CopyButton text={code} />
      </div>
      <Code code={code} language={language.highlight} label={`${texts.request}, ${language.label}`} />
    </section>
  );
}
