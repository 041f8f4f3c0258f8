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

function readImageSize(path: string, bytes: number): { width: number; height: number } | null {
  const header = Buffer.alloc(Math.min(headerBytes, bytes));
  let descriptor: number | null = null;
  try {
    descriptor = openSync(path, 'r');
    readSync(descriptor, header, 0, header.length, 0);
    const { width, height, orientation } = imageSize(header);
    if (!(width > 0 && height > 0)) return null;
    const turned = orientation !== undefined && orientation >= 5;
    return { width: Math.round(turned ? height : width), height: Math.round(turned ? width : height) };
  } catch {
    return null;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
