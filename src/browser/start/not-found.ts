/** On the 404 page alone: leads home, or says what may have been meant. */
export function startNotFound(): void {
  const place = document.querySelector<HTMLElement>('.not-found-recommended');
  if (place) void import('../not-found/lead-on.ts').then((part) => part.leadOn(place));
}
