import { copyText } from '../support/copy-text.ts';

/** The page's Markdown. */
export async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Copies what `text` will be. The promise goes to the clipboard itself where it can,
 * and at once: some browsers let nothing be copied once the click that asked for it is over.
 */
export async function copyPromisedText(text: Promise<string> | string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return copyText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textBlob(text) })]);
}

/** What clipboards take of a text that may still come. */
export async function textBlob(text: Promise<string> | string): Promise<Blob> {
  return new Blob([await text], { type: 'text/plain' });
}
