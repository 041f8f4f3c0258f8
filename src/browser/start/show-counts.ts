/**
 * Adds to each link how many stars its repository has or how many members its server. Says nothing where that cannot be
 * known.
 */
export async function showCounts(links: HTMLAnchorElement[]): Promise<void> {
  for (const link of links) {
    const count = await readCount(link).catch(() => null);
    if (count === null) continue;
    const output = document.createElement('output');
    output.textContent = new Intl.NumberFormat(document.documentElement.lang, {
      notation: 'compact',
      maximumFractionDigits: 1,
    }).format(count);
    link.append(output);
  }
}

const freshFor = 3_600_000;

/** Asks at most once an hour: the interfaces behind it count requests by reader. */
async function readCount(link: HTMLAnchorElement): Promise<number | null> {
  const source = link.dataset.count === 'discord' ? discordSource(link) : githubSource(link);
  if (source === null) return null;
  const known = recall(source.url);
  if (known !== null) return known;
  const response = await fetch(source.url);
  if (!response.ok) return null;
  const count: unknown = ((await response.json()) as Record<string, unknown>)[source.field];
  if (typeof count !== 'number') return null;
  sessionStorage.setItem(source.url, `${Date.now()} ${count}`);
  return count;
}

function recall(key: string): number | null {
  const [at, count] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number);
  return at !== undefined && count !== undefined && Date.now() - at < freshFor ? count : null;
}

interface CountSource {
  url: string;
  field: string;
}

function githubSource(link: HTMLAnchorElement): CountSource | null {
  const [, owner, repository] = link.pathname.split('/');
  return owner && repository
    ? { url: `https://api.github.com/repos/${owner}/${repository}`, field: 'stargazers_count' }
    : null;
}

function discordSource(link: HTMLAnchorElement): CountSource | null {
  const code = link.pathname.split('/').filter(Boolean).at(-1);
  return code
    ? { url: `https://discord.com/api/v10/invites/${code}?with_counts=true`, field: 'approximate_presence_count' }
    : null;
}
