import type { CSSProperties } from 'react';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { readColor, readText } from './prop-values.ts';

interface Props extends IconProps {
  src?: unknown;
  name?: unknown;
  type?: unknown;
  color?: unknown;
  size?: unknown;
  className?: string;
  style?: CSSProperties;
}

/** An icon in running text. `src` is an address or path; `name` and `type` are older spellings. */
export function Icon({ icon, src, name, iconType, type, iconLibrary, color, size, className, style }: Props) {
  const of = { icon: icon ?? src ?? name, iconType: iconType ?? type, iconLibrary };
  const mark = <InlineIcon of={of} color={readColor(color)} size={readSize(size)} className={className} />;
  return style ? <span style={style}>{mark}</span> : mark;
}

function readSize(size: unknown): string | undefined {
  const text = readText(size)?.trim();
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return `${text}px`;
  return /^\d*\.?\d+(px|r?em|ch|ex|%|v[hw])$/.test(text) ? text : undefined;
}
