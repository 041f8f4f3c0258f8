import { useState } from 'react';
import { useControlMarks } from '../editors/use-control-marks.ts';
import { usePlayground } from '../playground-context.tsx';

/** A secret that is shown as dots until the reader wants to see it. */
export function SecretInput({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  const { texts } = usePlayground();
  const marks = useControlMarks(id);
  const [visible, setVisible] = useState(false);
  return (
    <div className="playground-secret">
      <input
        id={id}
        className="playground-control"
        {...marks}
        type={visible ? 'text' : 'password'}
        value={value}
        autoComplete="off"
        data-1p-ignore=""
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" className="playground-null" aria-pressed={visible} onClick={() => setVisible(!visible)}>
        {visible ? texts.hide : texts.show}
      </button>
    </div>
  );
}
