import type { CSSProperties, ReactNode } from 'react';
import { part } from './component-part.ts';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import type { PageContext } from './page-context.ts';
import { classNames, readFlag, readText } from './prop-values.ts';
import { readLineNumbers } from './read-line-numbers.ts';

export interface CodeBlockProps extends IconProps {
  language?: unknown;
  title?: ReactNode;
  filename?: ReactNode;
  /** Shown instead of the name of the language. */
  lang?: unknown;
  lines?: unknown;
  wrap?: unknown;
  expandable?: unknown;
  nocopy?: unknown;
  highlight?: unknown;
  focus?: unknown;
  /** Types of the names in it are shown (TypeScript and JavaScript). */
  twoslash?: unknown;
  /** The source text; otherwise the text of the children. */
  code?: unknown;
  /** A colour theme for this block alone. */
  theme?: unknown;
  /** Highlighted markup for the inside of `code`. */
  html?: unknown;
  /** Address of the whole, where `code` is the beginning of something long. */
  rest?: string;
  /** Stands in a group where the block will be once a script has written its code. */
  later?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A block of code, with a title bar when it has a title. */
export function CodeBlock(props: CodeBlockProps) {
  const page = usePage();
  const title = codeTitle(props, page);
  const header =
    title === undefined ? null : (
      <div {...part('code-block-header')}>
        <InlineIcon of={props} className="code-block-icon" />
        <span {...part('code-block-title')} dir="auto">
          {title}
        </span>
      </div>
    );
  return <CodePanel {...props} header={header} />;
}

/** What stands on the title bar of a block, or on its tab in a group. */
export function codeTitle({ title, filename }: CodeBlockProps, page: PageContext): ReactNode | undefined {
  return [title, filename].find((name) => nodeText(name, page).trim() !== '');
}

/** The code with its buttons, without a title bar of its own. */
export function CodePanel({ header, ...props }: CodeBlockProps & { header?: ReactNode }) {
  const { texts, used, blockStyle } = usePage();
  const theme = readText(props.theme);
  const language = readText(props.language)?.trim() ?? 'text';
  const expandable = readFlag(props.expandable);
  used.add('code');
  return (
    <div
      className={classNames('code-block dw-code', props.className)}
      style={theme ? readDeclarations(blockStyle(theme)) : undefined}
      data-language={language}
      data-lines={flagAttribute(props.lines)}
      data-wrap={flagAttribute(props.wrap)}
      data-expandable={flagAttribute(expandable)}
      data-rest={props.rest}
    >
      {header}
      {readFlag(props.nocopy) ? null : (
        <button
          className="code-block-copy-button"
          type="button"
          aria-label={texts.copy}
          data-copied={texts.copied}
          data-testid="copy-code-button"
        />
      )}
      <pre {...part('code-block-background')} tabIndex={0}>
        <CodeText {...props} language={language} />
      </pre>
      {props.rest === undefined ? null : (
        <a className="code-block-expand code-block-rest" href={props.rest}>
          {texts.showMore}
        </a>
      )}
      {expandable ? (
        <button className="code-block-expand" type="button" aria-expanded="false" data-less={texts.showLess}>
          {texts.showMore}
        </button>
      ) : null}
    </div>
  );
}

function CodeText({ html, code, children, language, theme, ...props }: CodeBlockProps & { language: string }) {
  const page = usePage();
  const written = typeof code === 'string' ? code : nodeText(children, page).replace(/^\n|\n[ \t]*$/g, '');
  const typed = readFlag(props.twoslash) && typeof html !== 'string' ? page.typedCode(written, language) : null;
  if (typed) page.used.add('code-types');
  const options = {
    highlight: readLineNumbers(props.highlight),
    focus: readLineNumbers(props.focus),
    lines: readFlag(props.lines) ?? false,
    theme: readText(theme) ?? null,
  };
  const coloured = typeof html === 'string' ? html : page.highlight(typed?.code ?? written, language, options);
  const markup = typed ? typed.annotate(coloured) : coloured;
  return (
    <code
      className={`language-${language.replace(/\s/g, '-')}`}
      data-focus={markup.includes('line-focus') ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** `--a:1;--b:2` as the object React wants. */
function readDeclarations(text: string): CSSProperties {
  return Object.fromEntries(
    text
      .split(';')
      .flatMap((rule) =>
        rule.includes(':') ? [[rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]] : [],
      ),
  );
}

function flagAttribute(value: unknown): '' | undefined {
  return readFlag(value) ? '' : undefined;
}
