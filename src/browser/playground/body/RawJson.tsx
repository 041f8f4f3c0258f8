import { useId, useState } from 'react';
import { usePlayground } from '../playground-context.tsx';
import { describeJsonFault } from '../values/describe-json-fault.ts';
import type { JsonFault } from '../values/json-fault.ts';

/** JSON as text, with what is wrong in it. */
export function RawJson({
  text,
  fault,
  onChange,
}: {
  text: string;
  fault: JsonFault | null;
  onChange: (text: string) => void;
}) {
  const { texts } = usePlayground();
  const id = useId();
  const [rows] = useState(() => Math.min(24, Math.max(8, text.split('\n').length + 1)));
  return (
    <>
      <textarea
        className="playground-control playground-raw"
        aria-label={`${texts.body}, JSON`}
        aria-invalid={fault !== null}
        aria-describedby={id}
        rows={rows}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="playground-fault" id={id} role="status">
        {fault && describeJsonFault(fault, texts)}
      </p>
    </>
  );
}
