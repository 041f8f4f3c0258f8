import { decodeText } from '../../base/paths/decode-text.ts';
import { renameIds } from './rename-ids.ts';

const laterFields = ':scope > summary + a[href]';

/**
 * Fetches fields that a page leaves to files of their own: when they are opened, or when the address names one of them.
 */
export function openFields(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) void fill(target);
    },
    true,
  );
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  const follow = (): void => void reveal().catch(() => {});
  for (const type of ['hashchange', 'docwright:page']) addEventListener(type, follow);
  follow();
}

function prefetch({ target }: Event): void {
  const link = (target as Element).closest('.expandable > summary')?.nextElementSibling;
  if (link instanceof HTMLAnchorElement) void load(link.href).catch(() => {});
}

const loading = new Map<string, Promise<string>>();

function load(address: string): Promise<string> {
  let html = loading.get(address);
  if (!html) {
    html = fetch(address).then((response) => (response.ok ? response.text() : Promise.reject(new Error(address))));
    loading.set(address, html);
    html.catch(() => loading.delete(address));
  }
  return html;
}

async function fill(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(laterFields);
  if (!link) return;
  details.ariaBusy = 'true';
  try {
    const { body } = new DOMParser().parseFromString(await load(link.href), 'text/html');
    renameIds(body, details.closest('.field')?.id ?? 'param');
    const content = document.createElement('div');
    content.className = 'block-content';
    content.append(...body.childNodes);
    if (link.isConnected) link.replaceWith(content);
  } catch (error) {
    details.open = false;
    throw error;
  } finally {
    details.ariaBusy = null;
  }
}

/** Few addresses name what the page does not hold yet: what looks for it waits for one. */
async function reveal(): Promise<void> {
  const id = decodeText(location.hash.slice(1));
  if (id === '' || document.getElementById(id)) return;
  const { revealField } = await import('./reveal-field.ts');
  await revealField(id, fill);
}
