import { parsePageMenu } from '../page-menu/page-menu-entry.ts';
import { copyPromisedText, readMarkdown } from '../page-menu/read-markdown.ts';

/** The page's menu: the code behind both of its buttons loads when one is first used. */
export function startPageMenu(): void {
  const menu = document.getElementById('page-context-menu');
  if (!menu) return;
  const load = () => import('../page-menu/open-page-menu.ts');
  const [main, more] = menu.children as unknown as [HTMLAnchorElement, HTMLButtonElement | undefined];
  const copies = parsePageMenu(menu.dataset['options'] ?? '')[0] === 'copy';
  main.onclick = (event) => {
    event.preventDefault();
    if (!copies) return void load().then(({ runMainAction }) => runMainAction(menu));
    // Before anything is loaded: Safari lets nothing be copied once the click is over.
    const isCopied = copyPromisedText(readMarkdown(main.href));
    void load().then(({ tellCopied }) => tellCopied(menu, isCopied));
  };
  if (more) more.onclick = () => void load().then(({ togglePageMenu }) => togglePageMenu(menu));
  menu.addEventListener('pointerenter', () => void load(), { once: true });
}
