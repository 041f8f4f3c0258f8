import type { Repository } from '../../../model/site.ts';
import { askGit } from './ask-git.ts';

/** The repository that a folder was cloned from, by its remote `origin`; `null` where there is none on the web. */
export async function readRepository(folder: string): Promise<Repository | null> {
  const [remote, prefix, head, current] = await Promise.all([
    askGit(folder, ['remote', 'get-url', 'origin']),
    askGit(folder, ['rev-parse', '--show-prefix']),
    askGit(folder, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
    askGit(folder, ['symbolic-ref', '--short', 'HEAD']),
  ]);
  const url = remote === null ? null : toWebAddress(remote);
  if (url === null || prefix === null) return null;
  return { url, prefix, branch: head?.replace(/^origin\//, '') ?? current ?? 'main' };
}

/**
 * The page of a repository from the address of its clone, `https://` or SSH in both of its spellings. Names and
 * passwords in it are left out.
 */
export function toWebAddress(remote: string): string | null {
  const match =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)?|[\w.-]+@)([\w.-]+)(?::\d+(?=\/))?[:/]+([^?#\s]+?)(?:\.git)?\/*$/.exec(
      remote.trim(),
    );
  return match ? `https://${match[1]}/${match[2]}` : null;
}
