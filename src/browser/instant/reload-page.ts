/** How a file of the site is named where it cannot be had: scripts by the browser, data by what asked for them. */
const ofSite = /module|_docwright/i;

/**
 * Loads the page anew when something that a reader does fails since the site was published anew: the files that this
 * page names are gone then. A reload that nobody has asked for could come again without end.
 */
addEventListener('unhandledrejection', ({ reason }) => {
  if (navigator.userActivation?.isActive && ofSite.test(String(reason))) void recover().catch(() => {});
});

async function recover(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  const names = (await response.text()).match(/\/_docwright\/[\w./-]+/g) ?? [];
  const shown = document.documentElement.outerHTML;
  if (!response.ok || names.every((name) => shown.includes(name))) return;
  // What has been filled in there is not to be lost.
  const dialog = document.querySelector(':modal');
  if (dialog) dialog.addEventListener('close', () => location.reload());
  else location.reload();
}

export {};
