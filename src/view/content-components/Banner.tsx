import type { CSSProperties, ReactNode } from 'react';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readColor } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface Props {
  title?: ReactNode;
  background?: unknown;
  variant?: unknown;
  className?: string;
  children?: ReactNode;
}

/** A wide coloured line of text. */
export function Banner({ title, background, className, children }: Props) {
  const { used } = usePage();
  const color = readColor(background);
  if (color) used.add('own-color');
  return (
    <div
      className={classNames('page-banner', className)}
      style={color ? ({ '--callout-color': color } as CSSProperties) : undefined}
    >
      {isBlank(title) ? null : (
        <p className="inset-title">
          <TitleMarkdown text={title} />
        </p>
      )}
      {children}
    </div>
  );
}
