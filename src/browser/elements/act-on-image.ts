import { copyImage } from './copy-image.ts';

/** Copies or downloads the image that a button of class `image-actions` stands beside. */
export async function actOnImage(button: HTMLElement): Promise<void> {
  const image = button.closest('.image-actions')?.parentElement?.querySelector('img');
  if (!image) return;
  if (button.dataset['imageAction'] === 'copy') await copyImage(image);
  else download(image.currentSrc || image.src);
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
