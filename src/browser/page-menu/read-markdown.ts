/** The page's Markdown. */
export async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Copies what `text` will be, and tells whether it was copied. The promise goes to the clipboard itself where it can,
 * and at once: some browsers let nothing be copied once the click that asked for it is over.
 */
export async function copyPromisedText(text: Promise<string> | string): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textBlob(text) })]);
    return true;
  } catch {
    return false;
  }
}

/** What clipboards take of a text that may still come. */
export async function textBlob(text: Promise<string> | string): Promise<Blob> {
  return new Blob([await text], { type: 'text/plain' });
}
