import { useMemo } from 'react';
import { colorCode } from '../support/color-code.ts';

/** Code in colours. */
export function Code({ code, language, label }: { code: string; language: string; label: string }) {
  const pieces = useMemo(() => colorCode(code, language), [code, language]);
  return (
    <pre className="playground-code" role="group" tabIndex={0} aria-label={label}>
      <code>
        {pieces.map(({ text, kind }, index) =>
          kind === 'plain' ? (
            text
          ) : (
            <span key={index} className={`code-${kind}`}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
