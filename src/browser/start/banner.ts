import { remember } from '../support/remember.ts';

/** A dismissed banner stays away until it says something else: `data-dw-banner` is the name of what it says. */
export function startBanner(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-dismiss]');
  if (!button) return;
  const root = document.documentElement;
  button.onclick = () => {
    remember('banner', root.dataset.dwBanner!);
    delete root.dataset.dwBanner;
  };
}
