import { useState } from 'react';
import type { ApiDocument, MediaContent } from '../../../model/api.ts';
import { sampleValue } from '../../../shared/json-schema/sample-value.ts';
import { Choice } from '../Choice.tsx';
import { usePlayground } from '../playground-context.tsx';
import { describeJsonFault } from '../values/describe-json-fault.ts';
import { jsonFault } from '../values/json-fault.ts';

/** Where a message is written, starting from those that the description names. */
export function MessagePanel({ canSend, onSend }: { canSend: boolean; onSend: (text: string) => void }) {
  const { data, texts } = usePlayground();
  const messages = data.messages ?? [];
  const [index, setIndex] = useState(0);
  const [text, setText] = useState(() => (messages[0] ? template(messages[0].content, data.document.schemas) : ''));
  const isJson = /json/.test(messages[index]?.content.contentType ?? '');
  const fault = isJson ? jsonFault(text) : null;
  const choose = (next: number): void => {
    setIndex(next);
    setText(template(messages[next]!.content, data.document.schemas));
  };
  return (
    <section className="playground-card playground-message">
      <div className="playground-card-head">
        <h3>{texts.message}</h3>
        {messages.length > 0 ? (
          <Choice
            className="playground-quiet"
            label={texts.template}
            value={String(index)}
            options={messages.map(({ title }, position) => ({ value: String(position), label: title }))}
            onChange={(value) => choose(Number(value))}
          />
        ) : null}
        <button type="button" className="playground-add" disabled={!canSend} onClick={() => onSend(text)}>
          {texts.sendMessage}
        </button>
      </div>
      <textarea
        className="playground-raw"
        aria-label={texts.message}
        rows={Math.min(12, Math.max(4, text.split('\n').length))}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      {fault ? (
        <p className="playground-fault" role="status">
          {describeJsonFault(fault, texts)}
        </p>
      ) : null}
    </section>
  );
}

function template({ schema, examples }: MediaContent, schemas: ApiDocument['schemas']): string {
  const value = examples[0]?.value ?? (schema ? sampleValue(schema, { schemas, mode: 'request', only: 'all' }) : '');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
