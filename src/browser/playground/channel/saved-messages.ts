import { isObject } from '../../../base/values/is-object.ts';
import type { BrowserMemory } from '../state/browser-memory.ts';
import type { BytesFormat } from './message-bytes.ts';

/** A message as it is written: as text, or bytes in a format. */
export interface WrittenMessage {
  format: 'text' | BytesFormat;
  text: string;
}

/** More than anybody picks from a list. */
const maxSaved = 50;

const keyOf = (channel: string): string => `messages:${channel}`;

/** The messages that a reader saved for a channel, the oldest first. */
export function readSavedMessages(memory: BrowserMemory, channel: string): WrittenMessage[] {
  try {
    const list: unknown = JSON.parse(memory.text(keyOf(channel)) ?? '[]');
    return Array.isArray(list) ? list.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Keeps these messages of a channel in place of others; the oldest go where there are too many. */
export function keepMessages(memory: BrowserMemory, channel: string, messages: readonly WrittenMessage[]): void {
  memory.rememberText(keyOf(channel), messages.length === 0 ? null : JSON.stringify(messages.slice(-maxSaved)));
}

function isMessage(value: unknown): value is WrittenMessage {
  return (
    isObject(value) && typeof value['text'] === 'string' && ['text', 'hex', 'base64'].includes(String(value['format']))
  );
}
