import { type ClipboardEvent, useId, useMemo } from 'react';
import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import { writeJson } from '../../../base/values/write-json.ts';
import type { MediaContent } from '../../../model/api/operation.ts';
import { Control } from '../editors/Control.tsx';
import { Parts } from '../editors/Parts.tsx';
import { PlaceContext } from '../editors/place-context.ts';
import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import { chooseEditor, hasParts } from '../values/choose-editor.ts';
import { jsonFault } from '../values/json-fault.ts';

/** Few bodies are written as text. */
const RawJson = lazyPart(async () => (await import('./RawJson.tsx')).RawJson);

/** A JSON body: as a form that follows its schema, or as text that is sent as it is written. */
export function JsonBody({ content: { contentType, schema } }: { content: MediaContent }) {
  const { state, dispatch, texts } = usePlayground();
  const { body } = state.values;
  const name = useId();
  const isText = body?.kind === 'text';
  const text = isText ? body.text : (writeJson(body?.kind === 'value' ? body.value : undefined, 2) ?? '');
  const fault = isText ? jsonFault(text) : null;
  const setText = (next: string): void => dispatch({ kind: 'body', body: { kind: 'text', contentType, text: next } });
  const setValue = (value: unknown): void => dispatch({ kind: 'body', body: { kind: 'value', contentType, value } });
  return (
    <div onPaste={(event) => pasteJson(event, setValue)}>
      <div className="playground-views" role="radiogroup" aria-label={texts.body}>
        <View
          name={name}
          label={texts.form}
          checked={!isText}
          disabled={fault !== null}
          onChoose={() => setValue(text.trim() === '' ? undefined : parseExactJson(text))}
        />
        <View name={name} label="JSON" checked={isText} onChoose={() => setText(text)} />
      </div>
      {isText ? (
        <RawJson text={text} fault={fault} onChange={setText} />
      ) : (
        <JsonForm schema={schema ?? {}} value={body?.kind === 'value' ? body.value : undefined} onChange={setValue} />
      )}
    </div>
  );
}

function View({
  name,
  label,
  checked,
  disabled,
  onChoose,
}: {
  /** Of the group: arrow keys move between radio buttons of one name. */
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="playground-view">
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      {label}
    </label>
  );
}

function JsonForm({
  schema,
  value,
  onChange,
}: {
  schema: NonNullable<MediaContent['schema']>;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { data, texts } = usePlayground();
  const id = useId();
  const editor = useMemo(() => chooseEditor(schema, data.document.schemas), [schema, data]);
  if (hasParts(editor))
    return (
      <PlaceContext value="body">
        <Parts editor={editor} label={texts.body} value={value} onChange={onChange} depth={0} />
      </PlaceContext>
    );
  return <Control id={id} label={texts.body} editor={editor} value={value} onChange={onChange} />;
}

/** Pasting a whole JSON object or list into an empty field, or beside the fields, fills the body. */
function pasteJson(event: ClipboardEvent, onValue: (value: unknown) => void): void {
  const { target } = event;
  const isTyping = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.value !== '');
  const text = event.clipboardData.getData('text/plain').trim();
  if (isTyping || !/^[{[]/.test(text) || jsonFault(text) !== null) return;
  event.preventDefault();
  onValue(parseExactJson(text));
}
