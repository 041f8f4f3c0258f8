import { useId } from 'react';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { RequiredMark } from '../RequiredMark.tsx';
import type { PartsEditor } from '../values/choose-editor.ts';
import { initialValue } from '../values/initial-value.ts';
import type { FieldProps } from './Field.tsx';
import { Parts } from './Parts.tsx';

interface Props extends FieldProps {
  editor: PartsEditor;
  type: string;
  isMissing: boolean;
  description: string;
}

/** Groups deeper than this open only when a reader adds them: a schema may hold itself. */
const openDepth = 3;

/** A value with parts under its name; one that need not be there is added and removed. */
export function FieldGroup({
  name,
  schema,
  required,
  isMissing,
  value,
  onChange,
  depth,
  editor,
  type,
  description,
}: Props) {
  const { data, texts } = usePlayground();
  const id = useId();
  const isThere = (value !== undefined && value !== null) || (required && depth < openDepth && value !== null);
  return (
    <div
      className="playground-group"
      role="group"
      aria-labelledby={id}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      data-missing={isMissing ? '' : undefined}
    >
      <div className="playground-group-head">
        <div className="playground-row-name">
          <span id={id} className="playground-group-name">
            <bdi>{name}</bdi>
            {required ? <RequiredMark /> : null}
          </span>
          <span className="playground-type">{type}</span>
        </div>
        <div className="playground-group-actions">
          {editor.nullable ? (
            <button
              type="button"
              className="playground-null"
              aria-pressed={value === null}
              onClick={() => onChange(value === null ? undefined : null)}
            >
              null
            </button>
          ) : null}
          {isThere ? null : (
            <button
              type="button"
              className="playground-add"
              aria-label={`${texts.add} ${name}`}
              onClick={() => onChange(firstParts(schema, editor, data.document.schemas))}
            >
              {texts.add}
            </button>
          )}
          {isThere && (!required || value !== undefined) ? (
            <RemoveButton name={name} onClick={() => onChange(undefined)} />
          ) : null}
        </div>
      </div>
      {description ? <p className="playground-hint">{description}</p> : null}
      {isMissing ? (
        <p className="playground-fault" id={`${id}-missing`}>
          {texts.missing}
        </p>
      ) : null}
      {isThere ? (
        <div className="playground-parts">
          <Parts editor={editor} label={name} value={value} onChange={onChange} depth={depth} />
        </div>
      ) : null}
    </div>
  );
}

/** What a group starts with: a list with one item, which is what it is added for. */
function firstParts(schema: Schema, editor: PartsEditor, schemas: ApiDocument['schemas']): unknown {
  const value = initialValue(schema, schemas);
  if (editor.kind !== 'list') return value ?? (editor.kind === 'object' ? {} : '');
  if (Array.isArray(value) && value.length > 0) return value;
  return [initialValue(editor.schema.prefixItems?.[0] ?? editor.schema.items ?? {}, schemas)];
}
