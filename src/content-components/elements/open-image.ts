import { copyImage } from './copy-image.ts';

/** Shows an image as large as the window allows, in a dialog that any click and Escape close. */
export function openImage(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'image-dialog';
  dialog.ariaLabel = image.alt;
  const large = new Image();
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const bar = document.createElement('div');
  bar.append(...actionsOf(image));
  dialog.append(large, bar);
  dialog.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) dialog.close();
  });
  addEventListener('scroll', () => dialog.close(), { once: true, passive: true });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  const open = (): void => dialog.showModal();
  if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    image.style.viewTransitionName = 'dw-image';
    document.startViewTransition(() => {
      image.style.viewTransitionName = '';
      large.style.viewTransitionName = 'dw-image';
      open();
    });
  } else open();
}

function actionsOf(image: HTMLImageElement): HTMLElement[] {
  const actions = (image.dataset.actions ?? '').split(',').filter(Boolean);
  return actions.flatMap((action) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action;
    if (action === 'copy') button.onclick = () => void copyImage(image);
    else if (action === 'download') button.onclick = () => download(image.currentSrc || image.src);
    else return [];
    return [button];
  });
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
