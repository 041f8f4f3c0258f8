import { escapeText } from '../../base/text/escape-html.ts';
import { jsonKinds } from '../../base/text/json-pieces.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { plainCode, readJsonLooks } from './json-looks.ts';

interface Props {
  syntax: string;
  code: string;
}

/**
 * The whole of an example, in a file of its own. JSON is half as long without its colours: the page gives it those that
 * `data-looks` names (`color-json`).
 */
export function LongCode({ syntax, code }: Props) {
  const { highlight } = usePage();
  const looks = syntax === 'json' ? readJsonLooks((text) => highlight(text, syntax, plainCode)) : null;
  if (looks === null) return <CodeBlock language={syntax} code={code} />;
  return (
    <pre>
      <code
        className="language-json"
        data-looks={jsonKinds.map((kind) => looks[kind]).join(',')}
        dangerouslySetInnerHTML={{ __html: escapeText(code) }}
      />
    </pre>
  );
}
