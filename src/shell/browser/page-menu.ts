/** The page's menu: its main button acts at once, the list behind it loads when it is first opened. */
export function startPageMenu(): void {
  const menu = document.getElementById('page-context-menu');
  if (!menu) return;
  const load = () => import('../page-menu/open-page-menu.ts');
  const [main, more] = menu.children as unknown as [HTMLAnchorElement, HTMLButtonElement | undefined];
  main.onclick = (event) => {
    event.preventDefault();
    void load().then(({ copyPage }) => copyPage(main));
  };
  if (more) more.onclick = () => void load().then(({ openPageMenu }) => openPageMenu(menu));
}
