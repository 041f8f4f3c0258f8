import type { ReactNode } from 'react';
import { Aside } from './Aside.tsx';
import { CodeGroup, type CodeGroupProps } from './CodeGroup.tsx';
import { usePage } from './PageProvider.tsx';

/** Example requests, beside the text where there is room. */
export function RequestExample({ dropdown, children }: Pick<CodeGroupProps, 'dropdown' | 'children'>) {
  const { texts } = usePage();
  return (
    <Example kind="request-example" title={texts.request} dropdown={dropdown}>
      {children}
    </Example>
  );
}

/** Example responses, beside the text where there is room. */
export function ResponseExample({ dropdown, children }: Pick<CodeGroupProps, 'dropdown' | 'children'>) {
  const { texts } = usePage();
  return (
    <Example kind="response-example" title={texts.response} dropdown={dropdown}>
      {children}
    </Example>
  );
}

function Example({
  kind,
  title,
  dropdown,
  children,
}: {
  kind: 'request-example' | 'response-example';
  title: string;
  dropdown: unknown;
  children: ReactNode;
}) {
  return (
    <Aside kind={kind}>
      <div id={kind} className={kind}>
        <CodeGroup fallbackTitle={title} dropdown={dropdown}>
          {children}
        </CodeGroup>
      </div>
    </Aside>
  );
}
