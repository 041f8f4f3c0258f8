import type { ReactNode } from 'react';
import { hasIcon, type IconProps, InlineIcon } from './InlineIcon.tsx';
import { MarkdownProp } from './MarkdownProp.tsx';
import { isBlank, nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';

interface Props extends IconProps {
  description?: ReactNode;
  actions?: unknown;
  /** The text as written, where the compiler gives it; otherwise the text of the children. */
  source?: unknown;
  className?: string;
  children?: ReactNode;
}

const knownActions = ['copy', 'cursor'];

/** A text to hand to an assistant. */
export function Prompt({ description, actions, source, className, children, ...icon }: Props) {
  const page = usePage();
  const { texts, used } = page;
  used.add('prompt');
  const text = dedent(forEverybody(typeof source === 'string' ? source : nodeText(children, page)));
  const chosen = readActions(actions);
  const cursor = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text)}`;
  return (
    <div className={classNames('prompt', className)}>
      <div className="prompt-header">
        <InlineIcon
          of={hasIcon(icon) ? icon : { icon: 'wand-magic-sparkles', iconLibrary: 'fontawesome' }}
          className="prompt-icon"
        />
        <div className="prompt-description">
          {isBlank(description) ? texts.prompt : <MarkdownProp value={description} as="inline" />}
        </div>
        <div className="prompt-actions">
          {chosen.includes('copy') ? (
            <button className="prompt-action" type="button" data-copy={text} data-copied={texts.copied}>
              {texts.copyPrompt}
            </button>
          ) : null}
          {chosen.includes('cursor') ? (
            <a className="prompt-action" href={cursor}>
              {texts.openIn.replace('{name}', 'Cursor')}
            </a>
          ) : null}
        </div>
      </div>
      <details className="prompt-text">
        <summary>{texts.showMore}</summary>
        <pre>{text}</pre>
      </details>
    </div>
  );
}

/** The text as written may name its readers, and nothing takes out parts of it later. */
function forEverybody(source: string): string {
  const first = source.search(/<Visibility\b/);
  if (first < 0) return source;
  const end = source.lastIndexOf('</Visibility>');
  return source.slice(0, first) + (end < first ? '' : source.slice(end + '</Visibility>'.length));
}

function readActions(actions: unknown): string[] {
  const list = Array.isArray(actions) ? actions : (readText(actions)?.split(/[\s,]+/) ?? []);
  const known = list.filter((name): name is string => knownActions.includes(name));
  return known.length > 0 ? known : ['copy'];
}

function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const least = indents.reduce((one, other) => Math.min(one, other), 200);
  return lines.map((line) => line.slice(least)).join('\n');
}
