import type { ComponentType } from 'react';
import type { ComponentAlias, ComponentName } from '../../base/components/component-manifests.ts';
import { Accordion, AccordionGroup } from './Accordion.tsx';
import { Badge } from './Badge.tsx';
import { Banner } from './Banner.tsx';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './Callout.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Card } from './Card.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeGroup } from './CodeGroup.tsx';
import { Color } from './Color.tsx';
import { CardGroup, Column, Columns } from './Columns.tsx';
import { RequestExample, ResponseExample } from './Examples.tsx';
import { Expandable } from './Expandable.tsx';
import { Feature, Features } from './Features.tsx';
import { ParamField, ResponseField } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { GitHub } from './GitHub.tsx';
import { Heading } from './Heading.tsx';
import { Hero } from './Hero.tsx';
import { htmlElements } from './html-elements.ts';
import { Icon } from './Icon.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { Logos } from './Logos.tsx';
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

/** What shows a component; an alias without a look of its own is not among them. */
const own = {
  Accordion,
  AccordionGroup,
  ApiPlayground: Nothing,
  Badge,
  Banner,
  CallToAction,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  CustomComponent: Passthrough,
  Danger,
  Expandable,
  Feature,
  Features,
  Frame,
  GitHub,
  Heading,
  Hero,
  Icon,
  Image,
  Info,
  Latex,
  Link,
  Logos,
  MDX: Mdx,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Snippet: Passthrough,
  Step,
  Steps: Object.assign(Steps, { Step }),
  Tab,
  Table,
  Tabs: Object.assign(Tabs, { Tab }),
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  Variation,
  Video,
  View,
  Visibility,
  Warning,
} satisfies Record<RootName<ComponentName>, unknown>;

/** What pages find under other names. Written out, since interactive pages load this file without the manifest. */
const aliases = {
  CTA: CallToAction,
  CustomCode: CodeBlock,
  DynamicCustomComponent: Passthrough,
  Error: Danger,
  Example: Frame,
  FileTree: Tree,
  Github: GitHub,
  OptimizedFrame: Frame,
  OptimizedImage: Image,
  OptimizedVideo: Video,
  Param: ParamField,
  Popup: Tooltip,
  SnippetGroup: CodeGroup,
  ZoomImage: Image,
} satisfies Record<Exclude<RootName<ComponentAlias>, keyof typeof own>, unknown>;

type RootName<Name extends string> = Name extends `${infer Root}.${string}` ? Root : Name;

/** Types of what pages find under the names of the manifests. */
export type OwnComponents = typeof own;

/**
 * Every component that pages may use by name, those that only the compiler writes, and the ones for HTML elements, by
 * tag.
 */
export const components = { ...aliases, ...own, MathExpression, ...htmlElements } as unknown as Readonly<
  Record<string, ComponentType<never>>
>;
