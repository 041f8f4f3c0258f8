/** Text of an address with its percent-encoding undone; as it stands where that is none (`100%-sure`). Never throws. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
