import { remember } from '../support/remember.ts';

/** The buttons that choose the colour mode. `start-mode.js` set the mode itself before the first paint. */
export function startMode(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = document.querySelectorAll<HTMLButtonElement>('.theme-toggle > button');

  const apply = (): void => {
    const { theme } = root.dataset;
    root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && system.matches));
    for (const button of buttons) button.ariaPressed = String(button.value === theme);
  };

  for (const button of buttons) {
    button.onclick = () => {
      root.dataset.theme = button.value;
      remember('theme', button.value === root.dataset.appearance ? null : button.value);
      apply();
    };
  }
  system.addEventListener('change', apply);
  apply();
}
