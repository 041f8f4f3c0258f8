import type { ReactNode } from 'react';
import { MissingContext } from './editors/missing-context.ts';
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
  /** The request cannot be sent without a value here. */
  isMissing?: boolean;
  children: ReactNode;
}

/** One field: its name and type, the control, and what the description says about it. */
export function Row({ id, name, type, required, deprecated, description, isMissing = false, children }: Props) {
  const { texts } = usePlayground();
  return (
    <div className="playground-row" data-missing={isMissing ? '' : undefined}>
      <div className="playground-row-name">
        <label htmlFor={id} data-deprecated={deprecated ? '' : undefined}>
          {name}
        </label>
        {required ? <RequiredMark /> : null}
        {type ? <span className="playground-type">{type}</span> : null}
      </div>
      <div className="playground-row-control">
        <MissingContext value={isMissing}>{children}</MissingContext>
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
