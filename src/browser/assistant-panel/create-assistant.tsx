// Before the schemas of the libraries below are made.
import './set-up-zod.ts';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { addSheet } from '../support/add-sheet.ts';
import { type AssistantHandle, AssistantPanel } from './AssistantPanel.tsx';
import sheet from './assistant.css?url';
import type { AssistantPlace } from './assistant-place.ts';
import { importAssistantTexts } from './import-assistant-texts.ts';

/**
 * Makes the panel of a page, closed, and gives what finds its handle, which is another one whenever something in the
 * panel has changed. To be called once.
 */
export async function createAssistant(place: AssistantPlace): Promise<() => AssistantHandle> {
  const [texts] = await Promise.all([importAssistantTexts(document.documentElement.lang), addSheet(sheet)]);
  const holder = document.createElement('div');
  (place.container ?? document.body).append(holder);
  const handle = createRef<AssistantHandle>();
  const root = createRoot(holder);
  return new Promise((resolve) => {
    root.render(
      <AssistantPanel ref={handle} place={place} texts={texts} onReady={() => resolve(() => handle.current!)} />,
    );
  });
}
