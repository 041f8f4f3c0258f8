import { useContext } from 'react';
import { RowMarksContext } from './row-marks.ts';

export interface ControlMarks {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Attributes that tie the control of a row to its hint, and to the note that its value is missing. */
export function useControlMarks(id: string): ControlMarks {
  const { isMissing, hasHint, required } = useContext(RowMarksContext);
  const notes = [...(isMissing ? [`${id}-missing`] : []), ...(hasHint ? [`${id}-hint`] : [])];
  return {
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': isMissing || undefined,
    'aria-required': required || undefined,
  };
}
