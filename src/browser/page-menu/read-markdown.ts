/** The page's Markdown. */
export async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Copies what `text` will be. The promise goes to the clipboard itself where it can: some browsers let nothing be
 * copied once the click that asked for it is over.
 */
export async function copyPromisedText(text: Promise<string> | string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = Promise.resolve(text).then((content) => new Blob([content], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
