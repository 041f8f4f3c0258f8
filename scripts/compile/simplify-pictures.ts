import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Config, optimize } from 'svgo';

/** From this size of a picture's frame on, a whole unit is a tenth of a pixel and less at `size`. */
const largeFrame = 384;
/** An icon of 24 px at twice its size. */
const size = 48;
/** By how much of 255 a pixel may differ: an edge that has moved by a quarter of one. */
const tolerance = 60;

/** From the shortest paths to the truest. */
const ways: readonly Config[] = [{}, withoutArcs(), { ...withoutArcs(), straightCurves: false, convertToQ: false }].map(
  (params) => ({
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, ...params } }],
  }),
);

/**
 * Draws pictures with whole numbers where their frame is large, which takes a third of the bytes of Font Awesome's.
 * Each is painted before and after; one that looks different stays as it is.
 *
 * @returns texts by the same names; they are kept in the cache of `node_modules`
 */
export async function simplifyPictures(
  root: string,
  pictures: Record<string, string>,
): Promise<Record<string, string>> {
  const folder = join(root, 'node_modules/.cache/docwright-pictures');
  const inputs = JSON.stringify([pictures, ways, largeFrame, size, tolerance]);
  const kept = join(folder, `${createHash('sha256').update(inputs).digest('base64url')}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>;
  // Many names stand for the same picture.
  const texts = [...new Set(Object.values(pictures))];
  const simple = new Map(await Promise.all(texts.map(async (text) => [text, await simplifyPicture(text)] as const)));
  const byName = Object.fromEntries(Object.entries(pictures).map(([name, text]) => [name, simple.get(text)!]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify(byName));
  return byName;
}

/** One picture as short as it can be without looking different; as it is when its frame is small. */
export async function simplifyPicture(text: string): Promise<string> {
  const [, width = '0', height = '0'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  if (Math.max(Number(width), Number(height)) < largeFrame) return text;
  const before = await paint(text);
  for (const way of ways) {
    const shorter = optimize(text, way).data;
    if (looksLike(before, await paint(shorter))) return shorter;
  }
  return text;
}

function withoutArcs(): { makeArcs: { threshold: number; tolerance: number } } {
  return { makeArcs: { threshold: 0, tolerance: 0 } };
}

function paint(text: string): Promise<Buffer> {
  const sized = text.replace('<svg', `<svg width="${size}" height="${size}"`);
  return sharp(Buffer.from(sized)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
}

function looksLike(before: Buffer, after: Buffer): boolean {
  return before.length === after.length && before.every((value, at) => Math.abs(value - after[at]!) <= tolerance);
}
