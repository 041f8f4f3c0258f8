/** The page's menu: the code behind both of its buttons loads when one is first used. */
export function startPageMenu(): void {
  const menu = document.getElementById('page-context-menu');
  if (!menu) return;
  const load = () => import('../page-menu/open-page-menu.ts');
  const [main, more] = menu.children as unknown as [HTMLAnchorElement, HTMLButtonElement | undefined];
  main.onclick = async (event) => {
    event.preventDefault();
    const script = load();
    // The clipboard is asked at once: Safari lets nothing be copied when the click is over.
    const page = /^copy\b/.test(menu.dataset.options!) && script.then((part) => part.readPage(menu));
    const written =
      page && window.ClipboardItem && navigator.clipboard.write([new ClipboardItem({ 'text/plain': page })]);
    void (await script).runMainAction(menu, written);
  };
  if (more) more.onclick = () => void load().then(({ togglePageMenu }) => togglePageMenu(menu));
  menu.onpointerenter = load;
}
