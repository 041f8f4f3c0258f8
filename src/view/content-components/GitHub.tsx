import type { ReactNode } from 'react';
import { InlineIcon } from './InlineIcon.tsx';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';

interface Props {
  repo?: unknown;
  variant?: unknown;
  className?: string;
  children?: ReactNode;
}

/** A repository on GitHub; `dw-repository` fills in what GitHub says of it. */
function Repo({ repo, variant, className, children }: Props) {
  const page = usePage();
  const slug = readSlug(repo);
  if (!slug) return null;
  page.used.add('repository');
  return (
    <dw-repository
      class={classNames('repository', className)}
      data-variant={readText(variant) ?? 'inset'}
      data-repo={slug}
    >
      <InlineIcon of={{ icon: 'github', iconType: 'brands', iconLibrary: 'fontawesome' }} className="repository-icon" />
      <a className="repository-name pane-link" href={`https://github.com/${slug}`} target="_blank" rel="noreferrer">
        {slug}
      </a>
      <span className="repository-description">{children}</span>
      <span className="repository-counts" data-stars={page.texts.stars} data-forks={page.texts.forks} />
    </dw-repository>
  );
}

function readSlug(repo: unknown): string | null {
  const path = (readText(repo) ?? '').trim().replace(/^(https?:\/\/)?(www\.)?github\.com\//i, '');
  return /^([\w.-]+\/[\w.-]+?)(\.git)?(?:[/?#]|$)/.exec(path)?.[1] ?? null;
}

export const GitHub = { Repo };
