/** Only the lists of large sites leave anything out that has to be fetched. */
export async function startSidebar(): Promise<void> {
  const sidebar = document.getElementById('sidebar');
  const address = sidebar?.dataset.fragment;
  if (!address) return;
  const { fillSidebar } = await import('./fill-sidebar.ts');
  fillSidebar(sidebar!, address);
}
