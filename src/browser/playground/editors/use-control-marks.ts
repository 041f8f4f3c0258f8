import { useContext } from 'react';
import { MissingContext } from './missing-context.ts';

/** Attributes that tie the control of a row to its hint, and to the note that its value is missing. */
export function useControlMarks(id: string): { 'aria-describedby': string; 'aria-invalid': true | undefined } {
  const isMissing = useContext(MissingContext);
  return {
    'aria-describedby': isMissing ? `${id}-missing ${id}-hint` : `${id}-hint`,
    'aria-invalid': isMissing || undefined,
  };
}
