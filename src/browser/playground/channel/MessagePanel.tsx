import { type Ref, useState } from 'react';
import { beginningOf } from '../../../base/text/beginning-of.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { MediaContent } from '../../../model/api/operation.ts';
import { sampleText } from '../../../shared/json-schema/sample-text.ts';
import { sampleValue } from '../../../shared/json-schema/sample-value.ts';
import { bodyText } from '../../../shared/request/default-body.ts';
import { FilePicker } from '../body/FilePicker.tsx';
import { Choice } from '../Choice.tsx';
import { usePlayground } from '../playground-context.tsx';
import { describeJsonFault } from '../values/describe-json-fault.ts';
import { jsonFault } from '../values/json-fault.ts';
import { readBytes } from './message-bytes.ts';
import type { WrittenMessage } from './saved-messages.ts';
import { useMessageDraft } from './use-message-draft.ts';

interface Props {
  canSend: boolean;
  onSend: (message: string | Uint8Array<ArrayBuffer>) => void;
}

/** Where a message is written, starting from those that the description names or the reader saved. */
export function MessagePanel({ canSend, onSend, ref }: Props & { ref: Ref<HTMLElement> }) {
  const { data, memory, texts } = usePlayground();
  const templates = (data.messages ?? []).map(({ title, content }) => ({
    title,
    isJson: /json/.test(content.contentType),
    message: template(content, data.document.schemas),
  }));
  const draft = useMessageDraft({ memory, channel: data.operation.operationId ?? '', templates });
  const { message, saved } = draft;
  const fault = faultOf(message, { isJson: draft.isJson, texts });
  const send = (): void => {
    const sent = message.format === 'text' ? message.text : readBytes(message.text, message.format);
    if (sent !== null) onSend(sent);
  };
  const options = [
    ...templates.map(({ title }, index) => ({ value: `template:${index}`, label: title })),
    ...saved.map(({ text }, index) => ({ value: `saved:${index}`, label: `★ ${beginningOf(text, 40)}` })),
  ];
  return (
    <section ref={ref} className="playground-pane playground-message">
      <div className="playground-pane-head">
        <h3>{texts.message}</h3>
        {options.length > 0 ? (
          <Choice
            className="playground-quiet"
            label={texts.template}
            value={draft.chosen}
            options={options}
            onChange={draft.choose}
          />
        ) : null}
        <FormatChoice message={message} onChange={draft.change} />
        {draft.canForget ? (
          <button type="button" className="playground-quiet-button" onClick={draft.forget}>
            {texts.remove}
          </button>
        ) : (
          <button type="button" className="playground-quiet-button" disabled={message.text === ''} onClick={draft.save}>
            {texts.saveMessage}
          </button>
        )}
        <button
          type="button"
          className="playground-add"
          disabled={!canSend || (fault !== '' && message.format !== 'text')}
          onClick={send}
        >
          {texts.sendMessage}
        </button>
      </div>
      <textarea
        className="playground-raw"
        aria-label={texts.message}
        rows={Math.min(12, Math.max(4, message.text.split('\n').length))}
        value={message.text}
        spellCheck={false}
        onChange={({ target }) => draft.change({ ...message, text: target.value })}
      />
      {fault === '' ? null : (
        <p className="playground-fault" role="status">
          {fault}
        </p>
      )}
      {message.format === 'text' ? null : <FileMessage canSend={canSend} onSend={onSend} />}
    </section>
  );
}

function FormatChoice({ message, onChange }: { message: WrittenMessage; onChange: (message: WrittenMessage) => void }) {
  const { texts } = usePlayground();
  return (
    <Choice
      className="playground-quiet"
      label={texts.contentType}
      value={message.format}
      options={[
        { value: 'text', label: texts.text },
        { value: 'hex', label: 'Hex' },
        { value: 'base64', label: 'Base64' },
      ]}
      onChange={(format) => onChange({ ...message, format: format as WrittenMessage['format'] })}
    />
  );
}

/** A file whose bytes are sent as one message as soon as it is chosen. */
function FileMessage({ canSend, onSend }: Props) {
  const { texts } = usePlayground();
  const [picked, setPicked] = useState(0);
  if (!canSend) return null;
  return (
    <FilePicker
      key={picked}
      label={texts.chooseFile}
      isMissing={false}
      files={[]}
      onChoose={([file]) => {
        setPicked(picked + 1);
        void file?.arrayBuffer().then((bytes) => onSend(new Uint8Array(bytes)));
      }}
      onRemove={() => undefined}
    />
  );
}

function faultOf(
  { format, text }: WrittenMessage,
  { isJson, texts }: { isJson: boolean; texts: ReturnType<typeof usePlayground>['texts'] },
): string {
  if (format !== 'text')
    return readBytes(text, format) === null
      ? texts.notBytes.replace('{format}', format === 'hex' ? 'Hex' : 'Base64')
      : '';
  const fault = isJson ? jsonFault(text) : null;
  return fault ? describeJsonFault(fault, texts) : '';
}

/** The first example of a message, or a sample. Bytes that nobody gave are for the reader to enter, or to choose. */
function template(content: MediaContent, schemas: ApiDocument['schemas']): WrittenMessage {
  const { schema, examples } = content;
  const value = examples[0]?.value ?? (schema ? sampleValue(schema, { schemas, mode: 'request', only: 'all' }) : '');
  if (typeof value === 'string' && sampleText.exec(value)?.[1] === 'file') return { format: 'hex', text: '' };
  return { format: 'text', text: bodyText(value, content, schemas) };
}
