import { useId } from 'react';
import type { HttpFile } from '../../../model/http.ts';
import type { BodyField } from '../../../model/request-values.ts';
import { FieldPair } from '../FieldPair.tsx';
import { NameInput } from '../NameInput.tsx';
import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { attachFile, isAttached } from '../values/attached-file.ts';
import { FilePicker } from './FilePicker.tsx';

interface Props {
  fields: readonly BodyField[];
  /** Whether what is added are files. */
  areFiles: boolean;
  /** A file was to be sent that nobody has chosen. */
  isRefused: boolean;
  /** As in `NameInput`. */
  isTaken: (name: string) => boolean;
  onChange: (fields: BodyField[]) => void;
}

/** Fields of a form that its schema does not name: names, and texts or files, as the reader likes. */
export function ExtraFields({ fields, areFiles, isRefused, isTaken, onChange }: Props) {
  const { texts } = usePlayground();
  const set = (index: number, field: BodyField): void => onChange(fields.with(index, field));
  const empty: BodyField = areFiles
    ? { kind: 'file', name: '', file: { filename: '' } }
    : { kind: 'value', name: '', value: '' };
  return (
    <>
      {fields.map((field, index) => {
        const shared = {
          name: field.name,
          number: index + 1,
          isTaken,
          onName: (name: string) => set(index, { ...field, name }),
          onRemove: () => onChange(fields.toSpliced(index, 1)),
        };
        return areFiles ? (
          <FileEntry
            key={index}
            {...shared}
            field={field}
            isRefused={isRefused}
            onFile={(file) => set(index, { kind: 'file', name: field.name, file })}
          />
        ) : (
          <FieldPair
            key={index}
            {...shared}
            value={field.kind === 'value' ? String(field.value ?? '') : field.file.filename}
            onValue={(value) => set(index, { kind: 'value', name: field.name, value })}
          />
        );
      })}
      <button type="button" className="playground-add" onClick={() => onChange([...fields, empty])}>
        {texts.addField}
      </button>
    </>
  );
}

interface EntryProps {
  field: BodyField;
  name: string;
  number: number;
  isRefused: boolean;
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
  onFile: (file: HttpFile) => void;
  onRemove: () => void;
}

/** A name that the reader makes up, and a file. */
function FileEntry({ field, name, number, isRefused, isTaken, onName, onFile, onRemove }: EntryProps) {
  const { texts } = usePlayground();
  const id = useId();
  const files = field.kind === 'file' && isAttached(field.file) ? [field.file] : [];
  return (
    <div className="playground-item">
      <NameInput
        aria-label={`${texts.name} ${number}`}
        placeholder={texts.name}
        name={name}
        isTaken={isTaken}
        onName={onName}
        // The reader has just asked for this field.
        autoFocus={name === ''}
      />
      <FilePicker
        id={id}
        label={`${texts.value} ${number}`}
        isMissing={isRefused && files.length === 0}
        files={files}
        onChoose={(chosen) => chosen.slice(0, 1).forEach((file) => void onFile(attachFile(file)))}
        onRemove={() => onFile({ filename: '' })}
      />
      <RemoveButton name={name} onClick={onRemove} />
    </div>
  );
}
