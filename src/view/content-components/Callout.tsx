import type { CSSProperties, ReactNode } from 'react';
import { part } from './component-part.ts';
import { hasIcon, type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readColor } from './prop-values.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

export interface CalloutProps extends IconProps {
  /** A kind by name (`note`, `warning` …), as some sites write it. */
  type?: unknown;
  title?: ReactNode;
  color?: unknown;
  emoji?: unknown;
  id?: string;
  className?: string;
  children?: ReactNode;
}

const kinds = {
  note: 'circle-info',
  warning: 'triangle-exclamation',
  info: 'circle-info',
  tip: 'lightbulb',
  check: 'circle-check',
  danger: 'circle-exclamation',
} as const;

type Kind = keyof typeof kinds;

const kindOfName: Record<string, Kind> = {
  success: 'check',
  caution: 'warning',
  warn: 'warning',
  error: 'danger',
  critical: 'danger',
  important: 'note',
  hint: 'tip',
};

/** A box that stands out from the text, with its own icon and colour or with those of a kind. */
export function Callout({ type, title, color, emoji, id, className, children, ...rest }: CalloutProps) {
  const page = usePage();
  const kind = readKind(type);
  const own = readColor(color);
  if (own) page.used.add('own-color');
  const style = own ? ({ '--callout-color': own } as CSSProperties) : undefined;
  const icon = hasIcon(rest) ? rest : { icon: emoji ?? (kind && kinds[kind]), iconLibrary: 'fontawesome' };
  return (
    <div
      className={classNames('callout', className)}
      data-callout-type={kind ?? 'custom'}
      style={style}
      id={id}
      role="note"
      aria-label={kind ? page.texts.callouts[kind] : undefined}
    >
      {typeof emoji === 'string' && !hasIcon(rest) ? (
        <span {...part('inset-icon')} className="icon inset-icon" aria-hidden="true">
          {emoji}
        </span>
      ) : (
        <InlineIcon of={icon} className="inset-icon" />
      )}
      <div {...part('inset-body')}>
        {isBlank(title) ? null : (
          <p {...part('inset-title')}>
            <TitleMarkdown text={title} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function readKind(type: unknown): Kind | null {
  const name = typeof type === 'string' ? type.trim().toLowerCase() : '';
  if (Object.hasOwn(kinds, name)) return name as Kind;
  return Object.hasOwn(kindOfName, name) ? kindOfName[name]! : null;
}

type KindProps = Omit<CalloutProps, 'type'>;

export const Note = (props: KindProps) => <Callout {...props} type="note" />;
export const Warning = (props: KindProps) => <Callout {...props} type="warning" />;
export const Info = (props: KindProps) => <Callout {...props} type="info" />;
export const Tip = (props: KindProps) => <Callout {...props} type="tip" />;
export const Check = (props: KindProps) => <Callout {...props} type="check" />;
export const Danger = (props: KindProps) => <Callout {...props} type="danger" />;
