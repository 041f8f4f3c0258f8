import { fetchUser, type SiteUser } from './fetch-user.ts';

export interface PlaygroundModule {
  openPlayground: (options: {
    address: string;
    user: SiteUser | null;
    onClose: () => void;
  }) => Promise<{ show: () => void }>;
}

/** Makes the button open the playground, which loads when a reader wants it or the address says `?playground=open`. */
export async function startPlayground(button: HTMLButtonElement, load: () => Promise<PlaygroundModule>): Promise<void> {
  if (button.dataset['guarded'] !== undefined && !(await maySee(button))) return;
  let opened: Promise<{ show: () => void }> | null = null;
  const open = async (): Promise<void> => {
    markAddress(true);
    if (opened) return (await opened).show();
    button.ariaBusy = 'true';
    opened = openFor(button, load);
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

async function openFor(
  { dataset }: HTMLButtonElement,
  load: () => Promise<PlaygroundModule>,
): Promise<{ show: () => void }> {
  const [{ openPlayground }, user] = await Promise.all([load(), fetchUser()]);
  return openPlayground({ address: dataset['operation'] ?? '', user, onClose: () => markAddress(false) });
}

async function maySee({ dataset }: HTMLButtonElement): Promise<boolean> {
  const user = await fetchUser();
  const groups = JSON.parse(dataset['groups'] ?? 'null') as string[] | null;
  return (
    user !== null &&
    (groups === null ||
      (Array.isArray(user.groups) && groups.some((group) => (user.groups as unknown[]).includes(group))))
  );
}

/** An open playground can be linked to. */
function markAddress(isOpen: boolean): void {
  const url = new URL(location.href);
  if (isOpen) url.searchParams.set('playground', 'open');
  else url.searchParams.delete('playground');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
