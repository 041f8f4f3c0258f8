import type { ComponentType } from 'react';
import { Accordion, AccordionGroup } from './Accordion.tsx';
import { Badge } from './Badge.tsx';
import { Banner, ErrorNotice } from './Banner.tsx';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './Callout.tsx';
import { Card } from './Card.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeGroup } from './CodeGroup.tsx';
import { Color } from './Color.tsx';
import { CardGroup, Column, Columns } from './Columns.tsx';
import { RequestExample, ResponseExample } from './Examples.tsx';
import { Expandable } from './Expandable.tsx';
import { ParamField, ResponseField } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { GitHub } from './GitHubRepo.tsx';
import { Heading } from './Heading.tsx';
import { htmlElements } from './html-elements.ts';
import { Icon } from './Icon.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { Latex, MathExpression } from './MathExpression.tsx';
import { Video } from './Media.tsx';
import { Mermaid } from './Mermaid.tsx';
import { Panel } from './Panel.tsx';
import { Mdx, Nothing, Passthrough } from './Passthrough.tsx';
import { Prompt } from './Prompt.tsx';
import { Step, Steps } from './Steps.tsx';
import { Table } from './Table.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { Tile } from './Tile.tsx';
import { Tooltip } from './Tooltip.tsx';
import { Tree } from './Tree.tsx';
import { Update } from './Update.tsx';
import { View } from './View.tsx';
import { Variation, Visibility } from './Visibility.tsx';

const current = {
  Accordion,
  AccordionGroup,
  Badge,
  Callout,
  Card,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  Danger,
  Expandable,
  Frame,
  GitHub,
  Heading,
  Icon,
  Info,
  Latex,
  Link,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps: Object.assign(Steps, { Step }),
  Tab,
  Tabs: Object.assign(Tabs, { Tab }),
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  Variation,
  View,
  Visibility,
  Warning,
};

/** Older and inner names that existing pages use. */
const legacy = {
  ApiPlayground: Nothing,
  Banner,
  CardGroup,
  CustomCode: CodeBlock,
  CustomComponent: Passthrough,
  DynamicCustomComponent: Passthrough,
  Error: ErrorNotice,
  Example: Frame,
  FileTree: Tree,
  Github: GitHub,
  Image,
  MDX: Mdx,
  OptimizedFrame: Frame,
  OptimizedImage: Image,
  OptimizedVideo: Video,
  Param: ParamField,
  Popup: Tooltip,
  Snippet: Passthrough,
  SnippetGroup: CodeGroup,
  Table,
  Video,
  ZoomImage: Image,
};

/** Every component that pages may use by name, those that only the compiler writes, and the ones for HTML elements, by tag. */
export const components = { ...legacy, ...current, MathExpression, ...htmlElements } as unknown as Readonly<
  Record<string, ComponentType<never>>
>;
