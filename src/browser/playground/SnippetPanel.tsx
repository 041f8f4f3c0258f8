import { useState } from 'react';
import type { HttpRequest } from '../../model/http.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { snippetLanguages } from '../../shared/snippets/languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Notices } from './Notices.tsx';
import { usePlayground } from './playground-context.tsx';
import type { ShownRequest } from './use-playground-state.ts';
import { useWriter } from './use-writer.ts';

/** The request as code, which follows every edit. Secrets are dots on the screen, and themselves in what is copied. */
export function SnippetPanel({ request, shown }: { request: HttpRequest; shown: ShownRequest }) {
  const { state, texts } = usePlayground();
  const [reveals, setReveals] = useState(false);
  const chosen = resolveLanguage(state.language)!;
  const writer = useWriter(chosen);
  const language = writer?.language ?? chosen;
  const code = writer?.write(request) ?? '';
  const masked = writer ? shown.hide(writer.write(shown.request)) : '';
  return (
    <section className="playground-pane playground-snippet">
      <div className="playground-pane-head">
        <h3>{texts.request}</h3>
        <LanguageSelect chosen={chosen.key} />
        {masked === code ? null : (
          <button
            type="button"
            className="icon-button"
            data-icon={reveals ? 'hide' : 'show'}
            aria-label={texts.showSecrets}
            aria-pressed={reveals}
            onClick={() => setReveals(!reveals)}
          />
        )}
        <CopyButton text={code} />
      </div>
      <Code
        code={reveals ? code : masked}
        language={language.highlight}
        label={`${texts.request}, ${language.label}`}
      />
      <Notices request={request} />
    </section>
  );
}

function LanguageSelect({ chosen }: { chosen: string }) {
  const { data, dispatch, memory, texts } = usePlayground();
  const first = [...new Set((data.languages ?? defaultLanguages).map(resolveLanguage))].filter(
    (known) => known !== null,
  );
  const others = snippetLanguages.filter((known) => !first.includes(known));
  const choose = (key: string): void => {
    memory.rememberText('language', key);
    dispatch({ kind: 'language', key });
  };
  const options = (languages: typeof first) =>
    languages.map(({ key, label }) => (
      <option key={key} value={key}>
        {label}
      </option>
    ));
  return (
    <select
      className="playground-quiet-select"
      aria-label={texts.language}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <optgroup label={texts.configured}>{options(first)}</optgroup>
      {others.length > 0 ? <optgroup label={texts.otherLanguages}>{options(others)}</optgroup> : null}
    </select>
  );
}
