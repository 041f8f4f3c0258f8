/** Only the lists of large sites leave anything out that has to be fetched. */
export function startSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const address = sidebar?.dataset.fragment;
  if (sidebar && address) void import('./fill-sidebar.ts').then((part) => part.fillSidebar(sidebar, address));
}
