/** MD5 (RFC 1321) as hexadecimal digits. Browsers compute it nowhere, and Digest authentication mostly asks for it. */
export function md5(bytes: Uint8Array): string {
  const words = pad(bytes);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < words.length; block += 16) addBlock(state, words.subarray(block, block + 16));
  const result = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) result.setUint32(index * 4, word, true);
  return toHex(new Uint8Array(result.buffer));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));

/** Section 3.1 and 3.2: a one, zeros, and the length in bits. */
function pad(bytes: Uint8Array): Uint32Array {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set([...bytes, 0x80]);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n, true);
  return Uint32Array.from({ length: view.byteLength / 4 }, (_, index) => view.getUint32(index * 4, true));
}

/** Section 3.4. */
function addBlock(state: number[], words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const [mixed, word] = [
      [(b & c) | (~b & d), step],
      [(d & b) | (~d & c), 5 * step + 1],
      [b ^ c ^ d, 3 * step + 5],
      [c ^ (b | ~d), 7 * step],
    ][round] as [number, number];
    const sum = (a + mixed + sines[step]! + words[word % 16]!) | 0;
    const shift = shifts[round]![step % 4]!;
    [a, b, c, d] = [d, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0, b, c];
  }
  for (const [index, added] of [a, b, c, d].entries()) state[index] = (state[index]! + added) | 0;
}
