import { isValidElement, type ReactNode } from 'react';
import { isObject } from '../../base/values/is-object.ts';
import type { IconLibrary, IconValue } from '../../model/config.ts';
import { partName } from './component-part.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';

/** The icon props that many components share. */
export interface IconProps {
  /** A name, URL or path, an object `{ name, style, library }`, or an element. */
  icon?: unknown;
  iconType?: unknown;
  iconLibrary?: unknown;
}

interface InlineIconProps {
  of: IconProps;
  className?: string;
  color?: string;
  size?: string;
}

/** The icon that `of` names, as decoration beside text; nothing when there is none. */
export function InlineIcon({ of, className, color, size }: InlineIconProps): ReactNode {
  const page = usePage();
  const classes = classNames('icon', className);
  const part = partName(className);
  if (isValidElement(of.icon))
    return (
      <span className={classes} aria-hidden="true" data-component-part={part}>
        {of.icon}
      </span>
    );
  const value = readIcon(of);
  if (!value) return null;
  const html = page.icon(value, { color, size });
  // An island in the browser has no icons at hand and keeps those of the server.
  return (
    <span
      className={classes}
      aria-hidden="true"
      data-component-part={part}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Whether `of` names an icon at all. */
export function hasIcon(of: IconProps): boolean {
  return isValidElement(of.icon) || readIcon(of) !== null;
}

const libraries: readonly string[] = ['fontawesome', 'lucide', 'tabler'] satisfies IconLibrary[];

function readIcon({ icon, iconType, iconLibrary }: IconProps): IconValue | null {
  const given = isObject(icon) ? icon : { name: icon };
  const name = readText(given.name)?.trim();
  if (!name) return null;
  const library = String(given.library ?? iconLibrary ?? '');
  return {
    name,
    style: readText(given.style) ?? readText(iconType) ?? null,
    library: libraries.includes(library) ? (library as IconLibrary) : null,
  };
}
