import type { ComponentType } from 'react';
import { Accordion, AccordionGroup } from './Accordion.tsx';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './Callout.tsx';
import { Card } from './Card.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeGroup } from './CodeGroup.tsx';
import { CardGroup, Column, Columns } from './Columns.tsx';
import { RequestExample, ResponseExample } from './Examples.tsx';
import { Frame } from './Frame.tsx';
import { H1, H2, H3, H4, H5, H6, Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import { Panel } from './Panel.tsx';
import { Step, Steps } from './Steps.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Every component that pages may use by name, and those that stand for HTML elements, by tag. */
export const components = {
  Accordion, AccordionGroup,
  Callout, Check, Danger, Info, Note, Tip, Warning,
  Card, CardGroup, Column, Columns,
  CodeBlock, CodeGroup, SnippetGroup: CodeGroup,
  Frame, Example: Frame,
  Heading, Icon, Panel, RequestExample, ResponseExample, Step, Steps, Tab, Tabs,
  h1: H1, h2: H2, h3: H3, h4: H4, h5: H5, h6: H6,
} as unknown as Record<string, ComponentType>;
