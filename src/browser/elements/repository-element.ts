interface Facts {
  description: string | null;
  stars: number;
  forks: number;
}

/** Fills in what GitHub says of a repository; its limit of requests is kept by asking once for each visit. */
export class RepositoryElement extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const facts = await loadFacts(this.dataset.repo ?? '');
    if (!facts) return;
    const description = this.querySelector('.repository-description')!;
    description.textContent ||= facts.description ?? '';
    const counts = this.querySelector<HTMLElement>('.repository-counts')!;
    counts.replaceChildren(
      countOf('star', facts.stars, counts.dataset.stars),
      countOf('fork', facts.forks, counts.dataset.forks),
    );
  }
}

function countOf(kind: string, count: number, word = kind): HTMLElement {
  const part = document.createElement('span');
  part.dataset.kind = kind;
  part.textContent = new Intl.NumberFormat(document.documentElement.lang || 'en', { notation: 'compact' }).format(
    count,
  );
  part.title = `${count} ${word}`;
  return part;
}

async function loadFacts(repo: string): Promise<Facts | null> {
  const key = `dw-repository:${repo}`;
  try {
    const known = sessionStorage.getItem(key);
    if (known) return JSON.parse(known) as Facts;
    const response = await fetch(`https://api.github.com/repos/${repo}`);
    if (!response.ok) return null;
    const { description, stargazers_count, forks_count } = await response.json();
    const facts: Facts = {
      description: typeof description === 'string' ? description : null,
      stars: Number(stargazers_count) || 0,
      forks: Number(forks_count) || 0,
    };
    sessionStorage.setItem(key, JSON.stringify(facts));
    return facts;
  } catch {
    return null;
  }
}
