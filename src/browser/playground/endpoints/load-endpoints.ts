/** One endpoint of the reader's division, as the list of pages has it. */
export interface EndpointLink {
  method: string;
  label: string;
  href: string;
  /** Title of the group around it. */
  group: string;
}

/** The endpoints of the reader's division: those of the page's list, or of the fragment that holds all of it. */
export async function loadEndpoints(): Promise<EndpointLink[]> {
  const sidebar = document.getElementById('sidebar');
  const address = sidebar?.dataset['fragment'];
  const list = address ? await fetchList(address) : sidebar;
  return [...(list?.querySelectorAll<HTMLAnchorElement>('a:has(> .method-nav-pill)') ?? [])].map(readLink);
}

async function fetchList(address: string): Promise<ParentNode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function readLink(link: HTMLAnchorElement): EndpointLink {
  const [pill, ...rest] = link.childNodes;
  const group = link.parentElement?.parentElement?.closest('li, details')?.querySelector('.sidebar-title');
  return {
    method: (pill as HTMLElement).dataset['method']?.toUpperCase() ?? '',
    label: rest
      .map((node) => (node instanceof SVGElement ? '' : node.textContent))
      .join('')
      .trim(),
    href: link.getAttribute('href') ?? '',
    group: group?.textContent?.trim() ?? '',
  };
}
