import { type DragEvent, useId, useState } from 'react';
import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { formatSize } from '../response/format-size.ts';
import type { AttachedFile } from '../values/attached-file.ts';

interface Props {
  id?: string;
  label: string;
  accept?: string;
  multiple?: boolean;
  /** The request cannot be sent without one. */
  isMissing: boolean;
  files: readonly AttachedFile[];
  onChoose: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** Files chosen from a list or dropped. */
export function FilePicker({ id, label, accept, multiple, isMissing, files, onChoose, onRemove }: Props) {
  const { texts } = usePlayground();
  const note = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  return (
    <div className="playground-files" data-missing={isMissing ? '' : undefined}>
      {files.map((file, index) => (
        <div key={index} className="playground-file">
          <span className="playground-file-name">{file.filename}</span>
          <span className="playground-type">{formatSize(file.bytes.size)}</span>
          <RemoveButton name={file.filename} onClick={() => onRemove(index)} />
        </div>
      ))}
      {files.length > 0 && !multiple ? null : (
        <label
          className="playground-drop"
          data-over={over ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <strong>{texts.chooseFile}</strong> {texts.dropFile}
          <input
            id={id}
            type="file"
            className="unseen"
            aria-label={label}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? note : undefined}
            accept={accept}
            multiple={multiple}
            onChange={({ target }) => {
              onChoose([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
      {isMissing ? (
        <p className="playground-fault" id={note}>
          {texts.missing}
        </p>
      ) : null}
    </div>
  );
}
