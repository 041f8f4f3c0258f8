import { lazyPart } from '../lazy-part.tsx';
import type { ControlEditor } from '../values/choose-editor.ts';
import { readTypedJson } from '../values/read-typed-json.ts';
import { readTypedNumber } from '../values/read-typed-number.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TypedControl } from './TypedControl.tsx';

/** Few values are bytes. */
const BytesControl = lazyPart(async () => (await import('./BytesControl.tsx')).BytesControl);

export interface ControlProps {
  id: string;
  /** Names the control where no visible label does. */
  label?: string;
  editor: ControlEditor;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What one value without parts is typed or chosen with; `null` is a button of its own where the schema allows it. */
export function Control(props: ControlProps) {
  const { editor, value, onChange } = props;
  if (!editor.nullable || editor.kind === 'choice') return <BareControl {...props} />;
  return (
    <div className="playground-nullable">
      {value === null ? (
        <input id={props.id} className="playground-control" value="null" readOnly aria-label={props.label} />
      ) : (
        <BareControl {...props} />
      )}
      <button
        type="button"
        className="playground-null"
        aria-pressed={value === null}
        onClick={() => onChange(value === null ? undefined : null)}
      >
        null
      </button>
    </div>
  );
}

function BareControl({ id, label, editor, value, onChange }: ControlProps) {
  const shared = { id, label, value };
  switch (editor.kind) {
    case 'choice':
      return <ChoiceControl id={id} label={label} options={withNull(editor)} value={value} onChange={onChange} />;
    case 'boolean':
      return (
        <ChoiceControl
          id={id}
          label={label}
          options={[true, false].map((option) => ({ value: option, description: '' }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'number':
      return <TypedControl {...shared} schema={editor.schema} numeric read={readTypedNumber} onChange={onChange} />;
    case 'text':
      return (
        <TextControl {...shared} schema={editor.schema} onChange={(text) => onChange(text === '' ? undefined : text)} />
      );
    case 'bytes':
      return <BytesControl {...shared} schema={editor.schema} onChange={onChange} />;
    case 'null':
      return (
        <ChoiceControl
          id={id}
          label={label}
          options={[{ value: null, description: '' }]}
          value={value}
          onChange={onChange}
        />
      );
    case 'any':
      return <TypedControl {...shared} schema={editor.schema} read={readTypedJson} onChange={onChange} />;
  }
}

function withNull(editor: Extract<ControlEditor, { kind: 'choice' }>): { value: unknown; description: string }[] {
  return editor.nullable ? [...editor.options, { value: null, description: '' }] : editor.options;
}
