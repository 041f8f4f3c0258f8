import type { ReactNode } from 'react';
import { part } from './component-part.ts';
import { isExternal } from './is-external.ts';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface Props {
  href?: unknown;
  title?: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A link with a preview (`children`) above its title. */
export function Tile({ href, title, description, className, children }: Props) {
  const page = usePage();
  page.used.add('tile');
  const address = readText(href);
  const text = isBlank(title) ? address : <TitleMarkdown text={title} />;
  return (
    <div className={classNames('tile', className)}>
      <div className="slab-preview">{children}</div>
      <p {...part('slab-title')}>
        {address ? (
          <a
            className="pane-link"
            href={page.resolveHref(address)}
            {...(isExternal(address) ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {isBlank(description) ? null : <p {...part('slab-description')}>{description}</p>}
    </div>
  );
}
