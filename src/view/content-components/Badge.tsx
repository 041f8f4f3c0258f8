import type { CSSProperties, ReactNode } from 'react';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';

interface Props extends IconProps {
  color?: unknown;
  /** Another spelling of `color`. */
  intent?: unknown;
  size?: unknown;
  shape?: unknown;
  variant?: unknown;
  stroke?: unknown;
  disabled?: unknown;
  leadIcon?: unknown;
  tailIcon?: unknown;
  href?: unknown;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A small label in a line of text. */
export function Badge({
  color,
  intent,
  size,
  shape,
  variant,
  stroke,
  disabled,
  leadIcon,
  tailIcon,
  href,
  className,
  style,
  children,
  ...rest
}: Props) {
  const page = usePage();
  page.used.add('badge');
  const address = readText(href);
  const Tag = address ? 'a' : 'span';
  return (
    <Tag
      className={classNames('badge', className)}
      style={style}
      href={address && page.resolveHref(address)}
      data-badge=""
      data-color={readText(color ?? intent)?.toLowerCase() ?? 'gray'}
      data-size={readText(size) ?? 'md'}
      data-shape={readText(shape) ?? 'rounded'}
      data-stroke={readFlag(stroke) || variant === 'outline' ? '' : undefined}
      data-disabled={readFlag(disabled) ? '' : undefined}
    >
      <InlineIcon of={{ ...rest, icon: leadIcon ?? rest.icon }} />
      {children}
      <InlineIcon of={{ ...rest, icon: tailIcon }} />
    </Tag>
  );
}
