import type { CSSProperties, ReactNode } from 'react';
import { part } from './component-part.ts';
import { MarkdownProp } from './MarkdownProp.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames } from './prop-values.ts';

interface Props {
  caption?: ReactNode;
  hint?: ReactNode;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** Media on a quiet ground, with an optional line above (`hint`) and below (`caption`). */
export function Frame({ caption, hint, className, style, children }: Props) {
  usePage().used.add('frame');
  return (
    <figure className={classNames('frame', className)} style={style}>
      {isBlank(hint) ? null : (
        <p className="mount-hint">
          <MarkdownProp value={hint} as="inline" />
        </p>
      )}
      <div {...part('mount-media')}>{children}</div>
      {isBlank(caption) ? null : (
        <figcaption>
          <MarkdownProp value={caption} as="inline" />
        </figcaption>
      )}
    </figure>
  );
}
