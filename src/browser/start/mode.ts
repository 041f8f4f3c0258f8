import { remember } from '../support/remember.ts';

/**
 * The buttons that choose the colour mode, also for the other tabs in which the site is open. `start-mode.js` set the
 * mode itself before the first paint.
 */
export function startMode(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = document.querySelectorAll<HTMLButtonElement>('.theme-toggle > button');

  const apply = (): void => {
    const { theme } = root.dataset;
    root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && system.matches));
    for (const button of buttons) button.ariaPressed = String(button.value === theme);
  };
  const choose = (mode: string): void => {
    root.dataset.theme = mode;
    apply();
  };

  for (const button of buttons) {
    button.onclick = () => {
      choose(button.value);
      remember('theme', button.value === root.dataset.appearance ? null : button.value);
    };
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && buttons[0]) choose(newValue ?? root.dataset.appearance!);
  });
  system.addEventListener('change', apply);
  apply();
}
