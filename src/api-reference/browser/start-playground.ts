export interface PlaygroundModule {
  openPlayground: (options: { address: string; title: string; onClose: () => void }) => Promise<{ show: () => void }>;
}

/** Makes the button open the playground, which loads when a reader wants it or the address says `?playground=open`. */
export async function startPlayground(button: HTMLButtonElement, load: () => Promise<PlaygroundModule>): Promise<void> {
  if (button.dataset['guarded'] !== undefined && !(await maySee(button))) return;
  let opened: Promise<{ show: () => void }> | null = null;
  const open = async (): Promise<void> => {
    markAddress(true);
    if (opened) return (await opened).show();
    button.ariaBusy = 'true';
    opened = load().then(({ openPlayground }) => openPlayground({ address: button.dataset['operation'] ?? '', title: document.querySelector('h1')?.textContent?.trim() ?? '', onClose: () => markAddress(false) }));
    opened.catch(() => {
      opened = null;
      markAddress(false);
    });
    await opened.finally(() => (button.ariaBusy = null));
  };
  button.onclick = () => void open();
  button.hidden = false;
  button.disabled = false;
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => void load(), { once: true });
  if (new URLSearchParams(location.search).get('playground') === 'open') await open();
}

/** Asks the service who is signed in; without a service or an answer nobody is. */
async function maySee({ dataset }: HTMLButtonElement): Promise<boolean> {
  const { service } = document.documentElement.dataset;
  if (service === undefined) return false;
  try {
    const response = await fetch(`${service}/_docwright/user`, { credentials: 'include' });
    const user = response.ok ? ((await response.json()) as { groups?: string[] } | null) : null;
    const groups = JSON.parse(dataset['groups'] ?? 'null') as string[] | null;
    return user !== null && (groups === null || groups.some((group) => user.groups?.includes(group)));
  } catch {
    return false;
  }
}

/** An open playground can be linked to. */
function markAddress(isOpen: boolean): void {
  const url = new URL(location.href);
  if (isOpen) url.searchParams.set('playground', 'open');
  else url.searchParams.delete('playground');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
