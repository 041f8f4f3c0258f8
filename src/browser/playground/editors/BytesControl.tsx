import type { Schema } from '../../../model/api/schema.ts';
import { usePlayground } from '../playground-context.tsx';
import { TextControl } from './TextControl.tsx';

interface Props {
  id: string;
  label?: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Bytes inside a JSON value: typed as Base64, or read from a file. */
export function BytesControl({ id, label, schema, value, onChange }: Props) {
  const { texts } = usePlayground();
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onChange(await toBase64(file));
  };
  return (
    <div className="playground-nullable">
      <TextControl
        id={id}
        label={label}
        schema={schema}
        value={value}
        onChange={(text) => onChange(text === '' ? undefined : text)}
      />
      <label className="playground-null">
        {texts.chooseFile}
        <input type="file" className="unseen" onChange={({ target }) => void read(target.files?.[0])} />
      </label>
    </div>
  );
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
