import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { Code } from '../Code.tsx';
import { usePlayground } from '../playground-context.tsx';
import { formatSize } from '../response/format-size.ts';
import { type BytesFormat, writeBytes } from './message-bytes.ts';

/** Bytes beyond which nobody reads them one by one. */
const maxShown = 4096;

/** A binary message as hexadecimal digits, Base64, or the text that it may be. */
export function BinaryMessage({ bytes, label }: { bytes: Uint8Array; label: string }) {
  const { texts } = usePlayground();
  const [format, setFormat] = useState<'text' | BytesFormat>('hex');
  const shown = bytes.subarray(0, maxShown);
  const code = format === 'text' ? new TextDecoder().decode(shown) : writeBytes(shown, format);
  return (
    <div className="playground-binary">
      <div className="playground-binary-head">
        <Choice
          className="playground-quiet"
          label={label}
          value={format}
          options={[
            { value: 'hex', label: 'Hex' },
            { value: 'base64', label: 'Base64' },
            { value: 'text', label: texts.text },
          ]}
          onChange={(value) => setFormat(value as typeof format)}
        />
        <span className="playground-type">{formatSize(bytes.length)}</span>
      </div>
      <Code code={bytes.length > maxShown ? `${code}\n…` : code} language="text" label={label} />
    </div>
  );
}
