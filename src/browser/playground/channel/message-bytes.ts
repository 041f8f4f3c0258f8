/** How a binary message is written as text. */
export type BytesFormat = 'hex' | 'base64';

/** Bytes as text: hexadecimal digits in pairs, sixteen a line, or Base64. */
export function writeBytes(bytes: Uint8Array, format: BytesFormat): string {
  if (format === 'base64') {
    let text = '';
    for (let start = 0; start < bytes.length; start += 8192)
      text += String.fromCharCode(...bytes.subarray(start, start + 8192));
    return btoa(text);
  }
  const pairs = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));
  const lines = Array.from({ length: Math.ceil(pairs.length / 16) }, (_, line) =>
    pairs.slice(line * 16, line * 16 + 16).join(' '),
  );
  return lines.join('\n');
}

/** The bytes that a text stands for; `null` where it is none of the format. White space counts for nothing. */
export function readBytes(text: string, format: BytesFormat): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(/\s+/g, '');
  if (format === 'hex') {
    if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) return null;
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
  try {
    return Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
