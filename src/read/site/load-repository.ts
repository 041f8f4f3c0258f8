import type { SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Repository } from '../../model/site.ts';
import { readRepository } from './git/read-repository.ts';
import type { SourceCache } from './source-cache.ts';

export interface RepositoryContext {
  config: Pick<SiteConfig, 'feedback'>;
  problems: Problem[];
  locate: (at: string) => Pick<Problem, 'file' | 'line' | 'column'>;
  cache: SourceCache;
}

/** The repository behind the links under pages, if the site wants such links and writes no address for them itself. */
export async function loadRepository(
  folder: string,
  { config, problems, locate, cache }: RepositoryContext,
): Promise<Repository | null> {
  const { edits, issues } = config.feedback;
  if (edits !== true && issues !== true) return null;
  const repository = await cache.once('repository', () => readRepository(folder));
  if (repository === null) {
    problems.push({
      severity: 'warning',
      code: 'no-repository',
      message: 'The folder is not in a git repository with a web remote `origin`, so pages do not link to it',
      hint: 'Set an address such as "https://github.com/acme/docs/edit/main/{path}"',
      key: 'feedback',
      ...locate('feedback'),
    });
  }
  return repository;
}
