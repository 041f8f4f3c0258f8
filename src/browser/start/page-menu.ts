/** The page's menu: the code behind both of its buttons loads when one is first used. */
export function startPageMenu(): void {
  const menu = document.getElementById('page-context-menu');
  if (!menu) return;
  const load = () => import('../page-menu/open-page-menu.ts');
  const [main, more] = menu.children as unknown as [HTMLAnchorElement, HTMLButtonElement | undefined];
  main.onclick = (event) => {
    event.preventDefault();
    void load().then(({ runMainAction }) => runMainAction(menu));
  };
  if (more) more.onclick = () => void load().then(({ togglePageMenu }) => togglePageMenu(menu));
  menu.addEventListener('pointerenter', () => void load(), { once: true });
}
