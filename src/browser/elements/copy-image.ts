import { copyText } from '../support/copy-text.ts';

/** Copies an image as PNG, the one form that clipboards take; where that fails, its address. */
export async function copyImage(image: HTMLImageElement): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawPng(image) })]);
  } catch {
    await copyText(image.currentSrc || image.src);
  }
}

function drawPng(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be read')))),
  );
}
