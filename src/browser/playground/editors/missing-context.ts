import { createContext } from 'react';

/** Whether the control inside lacks a value that the request needs. */
export const MissingContext = createContext(false);
