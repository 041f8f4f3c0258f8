import type { ReactNode } from 'react';
import { Aside } from './Aside.tsx';
import { CodeGroup, type CodeGroupProps } from './CodeGroup.tsx';
import { usePage } from './PageProvider.tsx';

/** Example requests, beside the text where there is room. */
export function RequestExample({
  dropdown,
  heading,
  children,
}: Pick<CodeGroupProps, 'dropdown' | 'heading' | 'children'>) {
  const { texts } = usePage();
  return (
    <Example kind="request-example" title={texts.request} dropdown={dropdown} heading={heading}>
      {children}
    </Example>
  );
}

/** Example responses, beside the text where there is room. */
export function ResponseExample({
  dropdown,
  heading,
  children,
}: Pick<CodeGroupProps, 'dropdown' | 'heading' | 'children'>) {
  const { texts } = usePage();
  return (
    <Example kind="response-example" title={texts.response} dropdown={dropdown} heading={heading}>
      {children}
    </Example>
  );
}

function Example({
  kind,
  title,
  dropdown,
  heading,
  children,
}: {
  kind: 'request-example' | 'response-example';
  title: string;
  dropdown: unknown;
  heading: ReactNode;
  children: ReactNode;
}) {
  const id = usePage().ids.example(kind);
  return (
    <Aside kind={kind}>
      <div id={id} className={kind}>
        <CodeGroup fallbackTitle={title} dropdown={dropdown} heading={heading}>
          {children}
        </CodeGroup>
      </div>
    </Aside>
  );
}
