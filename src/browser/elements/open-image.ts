/** Shows an image as large as the window allows, in a dialog that any click and Escape close. */
export function openImage(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'image-dialog';
  dialog.ariaLabel = image.ariaLabel;
  const large = new Image();
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  dialog.append(large, ...actionsOf(image));
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

/** The buttons over the image work in the dialog as well: their handler looks for the image beside them. */
function actionsOf(image: HTMLImageElement): Node[] {
  const bar = image.parentElement?.querySelector(':scope > .image-actions');
  return bar ? [bar.cloneNode(true)] : [];
}
