import { type ReactNode, useId, useMemo } from 'react';
import type { Schema } from '../../../model/api/schema.ts';
import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { chooseEditor, hasParts } from '../values/choose-editor.ts';
import { Control } from './Control.tsx';
import { Parts } from './Parts.tsx';
import { PlaceContext, usePlace } from './place-context.ts';

interface Props {
  /** Position or name. */
  part: string | number;
  /** Names the item for assistive technology. */
  label: string;
  /** Its position, or the field for its name. */
  head: ReactNode;
  schema: Schema;
  value: unknown;
  depth: number;
  onChange: (value: unknown) => void;
  onRemove: () => void;
}

/** One item of a list, or one entry whose name is made up. */
export function Item({ part, label, head, schema, value, depth, onChange, onRemove }: Props) {
  const { data } = usePlayground();
  const id = useId();
  const place = usePlace(part);
  const editor = useMemo(() => chooseEditor(schema, data.document.schemas), [schema, data]);
  const remove = <RemoveButton name={label} onClick={onRemove} />;
  if (hasParts(editor)) {
    return (
      <div className="playground-item" data-parts="" role="group" aria-label={label}>
        <div className="playground-item-head">
          {head}
          {remove}
        </div>
        <div className="playground-parts">
          <PlaceContext value={place}>
            <Parts editor={editor} label={label} value={value} onChange={onChange} depth={depth} />
          </PlaceContext>
        </div>
      </div>
    );
  }
  return (
    <div className="playground-item">
      {head}
      <Control id={id} label={label} editor={editor} value={value} onChange={onChange} />
      {remove}
    </div>
  );
}
