import type { Page } from '../../model/page.ts';
import type { Repository, Site } from '../../model/site.ts';

export interface SourceLinks {
  /** Where a reader can change the page. */
  edit: string | null;
  /** Where a reader can report a fault in it. */
  issue: string | null;
}

/** The links to a page's source, from the addresses in `feedback` or from the site's repository. */
export function sourceLinks(
  page: Page,
  { config, repository, origin, base }: Pick<Site, 'config' | 'repository' | 'origin' | 'base'>,
): SourceLinks {
  const file = page.source?.description === undefined ? (page.source?.file ?? null) : null;
  const facts: PageFacts = {
    path: file,
    title: page.title,
    url: `${origin ?? ''}${base}${page.route}`,
  };
  const { edits, issues } = config.feedback;
  const forge = repository === null ? null : forgeOf(repository);
  return {
    edit: file === null ? null : chooseLink(edits, forge?.edit ?? null, facts),
    issue: chooseLink(issues, forge?.issue ?? null, facts),
  };
}

interface PageFacts {
  path: string | null;
  title: string;
  url: string;
}

function chooseLink(setting: boolean | string, own: string | null, facts: PageFacts): string | null {
  const template = typeof setting === 'string' ? setting : setting ? own : null;
  // Anything else than an address of the web would be no link to a repository.
  return template !== null && /^https?:\/\//i.test(template) ? fill(template, facts) : null;
}

/** The path keeps its slashes; what stands in a query does not. */
function fill(template: string, { path, title, url }: PageFacts): string {
  return template.replace(/\{(path|title|url)\}/g, (_place, name: string, at: number) => {
    if (name === 'title') return encodeURIComponent(title);
    if (name === 'url') return encodeURIComponent(url);
    const encoded = (path ?? '').split('/').map(encodeURIComponent);
    return encoded.join(template.lastIndexOf('?', at) >= 0 ? '%2F' : '/');
  });
}

/** The addresses of the forges that most repositories are on; others follow the first of them. */
function forgeOf({ url, branch, prefix }: Repository): { edit: string; issue: string } {
  const host = new URL(url).hostname;
  const folder = prefix.split('/').map(encodeURIComponent).join('/');
  const ref = branch.split('/').map(encodeURIComponent).join('/');
  if (host.includes('gitlab')) {
    return {
      edit: `${url}/-/edit/${ref}/${folder}{path}`,
      issue: `${url}/-/issues/new?issue[title]={title}&issue[description]={url}`,
    };
  }
  if (host.includes('bitbucket'))
    return { edit: `${url}/src/${ref}/${folder}{path}?mode=edit`, issue: `${url}/issues/new?title={title}` };
  const edit = /gitea|forgejo|codeberg/.test(host) ? '_edit' : 'edit';
  return { edit: `${url}/${edit}/${ref}/${folder}{path}`, issue: `${url}/issues/new?title={title}&body={url}` };
}
