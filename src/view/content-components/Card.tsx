import type { CSSProperties, ReactNode } from 'react';
import { part } from './component-part.ts';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isExternal } from './is-external.ts';
import { isBlank, nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readColor, readFlag, readText } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface Props extends IconProps {
  title?: ReactNode;
  href?: unknown;
  /** Older spelling of `href`. */
  link?: unknown;
  color?: unknown;
  horizontal?: unknown;
  img?: unknown;
  alt?: string;
  cta?: ReactNode;
  arrow?: unknown;
  type?: unknown;
  disabled?: unknown;
  description?: ReactNode;
  subtitle?: ReactNode;
  target?: string;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A box for one thing. With `href` the whole card leads there, while links inside it keep working. */
export function Card(props: Props) {
  usePage().used.add('card');
  const { title, type, className, style, children, description = props.subtitle } = props;
  const color = readColor(props.color);
  const tint = color ? ({ '--card-color': color, ...style } as CSSProperties) : style;
  const disabled = readFlag(props.disabled);
  return (
    <div
      className={classNames('card', className)}
      data-horizontal={readFlag(props.horizontal) ? '' : undefined}
      data-type={readText(type)?.toLowerCase()}
      aria-disabled={disabled || undefined}
      style={tint}
    >
      <CardImage src={props.img} alt={props.alt} />
      <div {...part('pane-body')}>
        <InlineIcon of={props} className="pane-icon" />
        <div className="pane-text">
          <CardTitle {...props} disabled={disabled} title={title} />
          {isBlank(description) ? null : <p>{description}</p>}
          {isBlank(children) ? null : <div {...part('pane-content')}>{children}</div>}
          {isBlank(props.cta) ? null : <p {...part('pane-cta')}>{props.cta}</p>}
        </div>
      </div>
    </div>
  );
}

function CardTitle({ title, href, link, arrow, target, cta, disabled, children }: Props) {
  const page = usePage();
  const text = isBlank(title) ? null : <TitleMarkdown text={title} />;
  const address = disabled ? undefined : readText(href ?? link);
  if (!address) return text && <p {...part('pane-title')}>{text}</p>;
  const external = isExternal(address);
  const label = text ? undefined : nodeText(children, page) || nodeText(cta, page) || address;
  const anchor = (
    <a
      className="pane-link"
      href={page.resolveHref(address)}
      aria-label={label}
      {...(external || target === '_blank' ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {text}
    </a>
  );
  const showsArrow = readFlag(arrow) ?? external;
  return (
    <p {...part('pane-title')} data-empty={text ? undefined : ''} data-arrow={showsArrow ? '' : undefined}>
      {anchor}
    </p>
  );
}

function CardImage({ src, alt }: { src: unknown; alt?: string }) {
  const page = usePage();
  const path = readText(src);
  return path ? <img {...part('pane-image')} alt={alt ?? ''} loading="lazy" {...page.resolveAsset(path)} /> : null;
}
