import { basename } from 'node:path';

/** Scripts that pages begin with or load by themselves, in `src`. What these import is not named. */
export const browserEntries: readonly string[] = [
  'browser/api-page/start-api.ts',
  'browser/assistant-panel/browser/start-assistant.ts',
  'browser/elements/define-elements.ts',
  'browser/hydration/island-element.ts',
  'browser/playground/open-playground.tsx',
  'browser/playground/write-snippet.ts',
  'browser/start/start.ts',
];

/** Of the bundle in `lib/browser`, without ending. */
export function browserEntryName(file: string): string {
  return basename(file).replace(/\.tsx?$/, '');
}
