import type { CSSProperties, ReactNode } from 'react';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isExternal } from './is-external.ts';
import { LandingHead } from './LandingHead.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readNumber, readText } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface FeaturesProps {
  title?: ReactNode;
  description?: ReactNode;
  cols?: unknown;
  className?: string;
  children?: ReactNode;
}

interface FeatureProps extends IconProps {
  title?: ReactNode;
  href?: unknown;
  className?: string;
  children?: ReactNode;
}

/** What a product offers, beside each other, fewer where there is no room. */
export function Features({ title, description, cols, className, children }: FeaturesProps) {
  usePage().used.add('landing');
  const count = readNumber(cols, { least: 1, most: 4 }) ?? 3;
  return (
    <section className={classNames('features', className)}>
      <LandingHead title={title} description={description} />
      <div className="features-list" style={{ '--columns': count } as CSSProperties}>
        {children}
      </div>
    </section>
  );
}

export function Feature({ title, href, className, children, ...icon }: FeatureProps) {
  const page = usePage();
  page.used.add('landing');
  const address = readText(href);
  const text = <TitleMarkdown text={title} />;
  return (
    <div className={classNames('feature', className)}>
      <InlineIcon of={icon} className="feature-icon" />
      {isBlank(title) ? null : (
        <p className="feature-title">
          {address ? (
            <a
              href={page.resolveHref(address)}
              {...(isExternal(address) ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              {text}
            </a>
          ) : (
            text
          )}
        </p>
      )}
      {isBlank(children) ? null : <div className="feature-text">{children}</div>}
    </div>
  );
}
