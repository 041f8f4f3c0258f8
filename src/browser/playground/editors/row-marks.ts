import { createContext } from 'react';

/** What a row says of the control inside. */
export interface RowMarks {
  /** The request needs a value, and there is none. */
  isMissing: boolean;
  hasHint: boolean;
  required: boolean;
}

export const RowMarksContext = createContext<RowMarks>({ isMissing: false, hasHint: false, required: false });
