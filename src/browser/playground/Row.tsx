import type { ReactNode } from 'react';
import { RowMarksContext } from './editors/row-marks.ts';
import { usePlayground } from './playground-context.tsx';
import { RequiredMark } from './RequiredMark.tsx';

interface Props {
  /** Id of the control that the name labels. */
  id: string;
  name: string;
  type?: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  /** The request needs a value here. */
  isMissing?: boolean;
  children: ReactNode;
}

/** One field: its name and type, the control, and what the description says about it. */
export function Row({ id, name, type, required = false, deprecated, description, isMissing = false, children }: Props) {
  const { texts } = usePlayground();
  return (
    <div className="playground-row" data-missing={isMissing ? '' : undefined}>
      <div className="playground-row-name">
        <label htmlFor={id} data-deprecated={deprecated ? '' : undefined}>
          <bdi>{name}</bdi>
          {required ? <RequiredMark /> : null}
        </label>
        {type ? <span className="playground-type">{type}</span> : null}
      </div>
      <div className="playground-row-control">
        <RowMarksContext value={{ isMissing, hasHint: Boolean(description), required }}>{children}</RowMarksContext>
        {isMissing ? (
          <p className="playground-fault" id={`${id}-missing`}>
            {texts.missing}
          </p>
        ) : null}
        {description ? (
          <p className="playground-hint" id={`${id}-hint`}>
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
