import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Asset } from '../../model/site.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';

const imageEnding = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
/** Headers stand at the start; JPEG may hold a long profile before its size. */
const headerBytes = 128 * 1024;

/** The files served as they are; images with their size in pixels, so that pages keep their place while loading. */
export function readAssets(folder: string, files: readonly ScannedFile[], cache: SourceCache): Asset[] {
  return files.map((file) => {
    const asset: Asset = { path: file.path, size: file.size };
    if (!imageEnding.test(file.path) || file.size === 0) return asset;
    const size = cache.remember(file, 'image-size', () => readImageSize(join(folder, file.path), file.size));
    return size ? { ...asset, ...size } : asset;
  });
}

/** What may stand before a drawing, its own names included (XML 1.0, section 2.8). */
const prolog = /^(?:[\s\ufeff]|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i;
const startTag = /^<(?:[\w.-]+:)?svg((?:\s+[^\s=>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/;

/**
 * The start tag of a drawing alone, in the form that the library knows: it takes an `<svg` of a comment for the
 * picture's own, and falls over spaces and commas that may stand there.
 */
function svgTag(header: Buffer): Buffer {
  const text = header.toString();
  const attributes = startTag.exec(text.slice(prolog.exec(text)![0].length))?.[1];
  if (attributes === undefined) return header;
  const plain = attributes
    .replace(/\s*=\s*(["'])\s*(.*?)\s*\1/gs, '=$1$2$1')
    .replace(/\sviewBox=(?:"[^"]*"|'[^']*')/, (box) => box.replace(/[\s,]+/g, ' '));
  return Buffer.from(`<svg${plain}/>`);
}

function readImageSize(path: string, bytes: number): { width: number; height: number } | null {
  const header = Buffer.alloc(Math.min(headerBytes, bytes));
  let descriptor: number | null = null;
  try {
    descriptor = openSync(path, 'r');
    readSync(descriptor, header, 0, header.length, 0);
    const { width, height, orientation } = imageSize(/\.svg$/i.test(path) ? svgTag(header) : header);
    if (!(width > 0 && height > 0)) return null;
    const turned = orientation !== undefined && orientation >= 5;
    return { width: Math.round(turned ? height : width), height: Math.round(turned ? width : height) };
  } catch {
    return null;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
