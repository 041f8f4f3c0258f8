import type { CSSProperties, ReactNode } from 'react';
import { isObject } from '../../base/values/is-object.ts';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readColor, readText } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

interface Props {
  variant?: unknown;
  className?: string;
  children?: ReactNode;
}

/** A palette: items of a name and a value, copied by a click. */
function ColorRoot({ variant, className, children }: Props) {
  const page = usePage();
  page.used.add('color');
  return (
    <div className={classNames('color', className)} data-variant={readText(variant) ?? 'compact'}>
      {children}
    </div>
  );
}

function Row({ title, className, children }: { title?: ReactNode; className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('color-row', className)}>
      {isBlank(title) ? null : (
        <p className="color-row-title">
          <TitleMarkdown text={title} />
        </p>
      )}
      <div className="color-row-items">{children}</div>
    </div>
  );
}

function Item({ name, value, className }: { name?: ReactNode; value?: unknown; className?: string }) {
  const { texts } = usePage();
  const { light, dark } = readPair(value);
  if (!light) return null;
  const style = { '--swatch-light': readColor(light), '--swatch-dark': readColor(dark) } as CSSProperties;
  return (
    <button
      className={classNames('color-item', className)}
      type="button"
      style={style}
      data-copy={light}
      data-copy-dark={dark === light ? undefined : dark}
      data-copied={texts.copied}
    >
      <span className="color-swatch" />
      {isBlank(name) ? null : (
        <span className="color-name" dir="auto">
          {name}
        </span>
      )}
      <span className="color-value" dir="ltr" data-mode={dark === light ? undefined : 'light'}>
        {light}
      </span>
      {dark === light ? null : (
        <span className="color-value" dir="ltr" data-mode="dark">
          {dark}
        </span>
      )}
    </button>
  );
}

function readPair(value: unknown): { light: string | undefined; dark: string | undefined } {
  const pair = (isObject(value) ? value : { light: value }) as { light?: unknown; dark?: unknown };
  const light = readText(pair.light) ?? readText(pair.dark);
  return { light, dark: readText(pair.dark) ?? light };
}

export const Color = Object.assign(ColorRoot, { Row, Item });
