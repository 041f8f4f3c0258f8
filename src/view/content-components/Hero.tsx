import type { ReactNode } from 'react';
import { LandingActions } from './LandingActions.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface Props {
  title?: ReactNode;
  description?: ReactNode;
  eyebrow?: ReactNode;
  image?: unknown;
  /** Another spelling of `image`. */
  img?: unknown;
  imageDark?: unknown;
  alt?: string;
  align?: unknown;
  className?: string;
  children?: ReactNode;
}

/** The head of a page that leads into a site. The first one of a page has the page's title. */
export function Hero({ title, description, eyebrow, align, className, children, ...rest }: Props) {
  const { used } = usePage();
  const isFirst = !used.has('hero');
  used.add('hero').add('landing');
  const image = readText(rest.image ?? rest.img);
  const isCentered = (readText(align) ?? (image ? 'start' : 'center')) === 'center';
  const text = <TitleMarkdown text={title} />;
  return (
    <section className={classNames('hero', className)} data-centered={isCentered ? '' : undefined}>
      <div className="hero-text">
        {isBlank(eyebrow) ? null : <p className="hero-eyebrow">{eyebrow}</p>}
        {isBlank(title) ? null : isFirst ? (
          <h1 className="hero-title" id="page-title">
            {text}
          </h1>
        ) : (
          <h2 className="hero-title">{text}</h2>
        )}
        {isBlank(description) ? null : (
          <p className="landing-description">
            <TitleMarkdown text={description} />
          </p>
        )}
        <LandingActions>{children}</LandingActions>
      </div>
      <HeroImage light={image} dark={readText(rest.imageDark)} alt={rest.alt} />
    </section>
  );
}

function HeroImage({ light, dark, alt = '' }: { light?: string; dark?: string; alt?: string }) {
  const page = usePage();
  if (!light) return null;
  return (
    <div className="hero-image">
      <img alt={alt} {...page.resolveAsset(light)} />
      {dark ? <img className="hero-image-dark" alt={alt} loading="lazy" {...page.resolveAsset(dark)} /> : null}
    </div>
  );
}
