const least = 120;

/** Makes images that may be enlarged into buttons, and enlarges them. */
export function startImageZoom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-zoom]')) {
    if (image.closest('a, button, summary, label, .card, .tile, .icon, .hero, .logos')) continue;
    const offer = (): void => {
      if (image.clientWidth < least) return;
      image.role = 'button';
      image.ariaLabel ||= image.alt || image.dataset['zoom']!;
      image.tabIndex = 0;
    };
    if (image.complete) offer();
    image.addEventListener('load', offer);
    image.addEventListener('click', () => image.role && void enlarge(image));
    image.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      void enlarge(image);
    });
  }
}

async function enlarge(image: HTMLImageElement): Promise<void> {
  const { openImage } = await import('./open-image.ts');
  openImage(image);
}
