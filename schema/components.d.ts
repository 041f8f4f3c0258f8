import type { CSSProperties, ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** Callout for a note. */
export interface NoteProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout for a warning. */
export interface WarningProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout for background information. */
export interface InfoProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout for a tip. */
export interface TipProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout for a confirmation. */
export interface CheckProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout for a danger. */
export interface DangerProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Callout with a custom icon and colour. */
export interface CalloutProps {
  /** Callout type to take the icon and colour from. */
  type?: 'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger';
  /** Title above the text. */
  title?: ReactNode;
  /** Overrides the colour of the callout type. */
  color?: string;
  /** Emoji to show instead of the icon. */
  emoji?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Wide box with an announcement. */
export interface BannerProps {
  /** Title above the text. */
  title?: ReactNode;
  /** Background colour. */
  background?: string;
  /** No effect; accepted for compatibility with older pages. */
  variant?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Box with a title and usually a link. */
export interface CardProps {
  /** Title. */
  title?: ReactNode;
  /** Link target. */
  href?: string;
  /** Alias of `href`. */
  link?: string;
  /** Text below the title. */
  description?: ReactNode;
  /** Alias of `description`. */
  subtitle?: ReactNode;
  /** Colour of the icon. */
  color?: string;
  /** Places the icon beside the text. */
  horizontal?: boolean | 'true' | 'false';
  /** Image above the text. */
  img?: string;
  /** Alternative text of the image. */
  alt?: string;
  /** Label of the link at the end. */
  cta?: ReactNode;
  /** Whether to show an arrow for the link. */
  arrow?: boolean | 'true' | 'false';
  /** Callout type to take the colour from. */
  type?: 'info' | 'note' | 'warning' | 'tip' | 'check' | 'danger';
  /** Shows the card as unavailable. */
  disabled?: boolean | 'true' | 'false';
  /** Where the link opens, as in HTML. */
  target?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Lays out its children in columns. */
export interface ColumnsProps {
  /** Number of columns on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Alias of `cols`. */
  columns?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Lays out cards in columns. */
export interface CardGroupProps {
  /** Number of columns on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Alias of `cols`. */
  columns?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** One of several columns. */
export interface ColumnProps {
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Image with a title that links to a page. */
export interface TileProps {
  /** Link target. */
  href?: string;
  /** Title. */
  title?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Head of a landing page: a large title, and links as buttons. */
export interface HeroProps {
  /** Title of the page. */
  title?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Short text above the title. */
  eyebrow?: ReactNode;
  /** Image beside the text, or below it if the text is centered. */
  image?: string;
  /** Alias of `image`. */
  img?: string;
  /** Image for dark mode, if different. */
  imageDark?: string;
  /** Alternative text of the image. */
  alt?: string;
  /** Alignment of the text. Default: `start` beside an image, otherwise `center`. */
  align?: 'start' | 'center';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Row of logos. */
export interface LogosProps {
  /** Text above the logos. */
  title?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Grid of product features. */
export interface FeaturesProps {
  /** Title above the features. */
  title?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Number of columns on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One feature in `Features`. */
export interface FeatureProps {
  /** Name. */
  title?: ReactNode;
  /** Link target. */
  href?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Call to action, with links as buttons. */
export interface CallToActionProps {
  /** Title of the call to action. */
  title?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Title that expands the text below it. */
export interface AccordionProps {
  /** Title, which is always visible. */
  title?: ReactNode;
  /** Smaller text below the title. */
  description?: ReactNode;
  /** Whether it is initially open. */
  defaultOpen?: boolean | 'true' | 'false';
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Combines accordions into one box. */
export interface AccordionGroupProps {
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Nested fields that readers can expand. */
export interface ExpandableProps {
  /** Label of the button. */
  title?: ReactNode;
  /** Alias of `title`. */
  summary?: ReactNode;
  /** Whether it is initially open. */
  defaultOpen?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Shows one of several panels at a time. */
export interface TabsProps {
  /** Index of the initially open tab, from 0. */
  defaultTabIndex?: number | `${number}`;
  /** Whether tabs with the same title switch together. */
  sync?: boolean | 'true' | 'false';
  /** Draws a line at the end. */
  borderBottom?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One of the panels of `Tabs`. */
export interface TabProps {
  /** Label of the tab. */
  title?: ReactNode;
  /** Alias of `title`. */
  label?: ReactNode;
  /** Alias of `title`. */
  value?: ReactNode;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  children?: ReactNode;
}

/** Numbered list of steps. */
export interface StepsProps {
  /** Level of the titles; `h2` and `h3` are listed in the table of contents. */
  titleSize?: 'p' | 'h2' | 'h3' | 'h4';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One step in `Steps`. */
export interface StepProps {
  /** Title. */
  title?: ReactNode;
  /** Alias of `title`. */
  name?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Number to show instead of the next one. */
  stepNumber?: number | `${number}`;
  /** Level of the titles; `h2` and `h3` are listed in the table of contents. */
  titleSize?: 'p' | 'h2' | 'h3' | 'h4';
  /** Hides the anchor link. */
  noAnchor?: boolean | 'true' | 'false';
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Code block; equivalent to a Markdown fence. */
export interface CodeBlockProps {
  /** Language for syntax highlighting. */
  language?: string;
  /** Title. */
  title?: ReactNode;
  /** Alias of `title`. */
  filename?: ReactNode;
  /** Label to show instead of the language. */
  lang?: string;
  /** Shows line numbers. */
  lines?: boolean | 'true' | 'false';
  /** Wraps long lines. */
  wrap?: boolean | 'true' | 'false';
  /** Collapses a long block initially. */
  expandable?: boolean | 'true' | 'false';
  /** Hides the copy button. */
  nocopy?: boolean | 'true' | 'false';
  /** Lines to highlight, such as `1-2,5`. */
  highlight?: string | readonly number[];
  /** Lines to focus, such as `2`. */
  focus?: string | readonly number[];
  /** Shows types on hover in TypeScript. */
  twoslash?: boolean | 'true' | 'false';
  /** Colour theme for this block only. */
  theme?: string;
  /** Code, as an alternative to children. */
  code?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Shows one of several code blocks at a time. */
export interface CodeGroupProps {
  /** Shows a dropdown instead of tabs. */
  dropdown?: boolean | 'true' | 'false';
  /** Whether code blocks with the same title switch together. */
  sync?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Example requests beside the page. */
export interface RequestExampleProps {
  /** Shows a dropdown instead of tabs. */
  dropdown?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** Example responses beside the page. */
export interface ResponseExampleProps {
  /** Shows a dropdown instead of tabs. */
  dropdown?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** Diagram written in Mermaid. */
export interface MermaidProps {
  /** Text, as an alternative to children. */
  chart?: string;
  /** Alias of `chart`. */
  code?: string;
  /** Position of the buttons, such as `bottom-right`. */
  placement?: string;
  /** Whether to show buttons for panning and zooming. */
  actions?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Formula. */
export interface LatexProps {
  children?: ReactNode;
}

/** Prompt for an AI assistant, to copy. */
export interface PromptProps {
  /** What the prompt is for. */
  description?: ReactNode;
  /** Buttons to show: `copy`, `cursor`. */
  actions?: boolean | string | readonly string[];
  /** Text, as an alternative to children. */
  source?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Request parameter. */
export interface ParamFieldProps {
  /** Name of a path parameter. */
  path?: string;
  /** Name of a query parameter. */
  query?: string;
  /** Name of a body field. */
  body?: string;
  /** Name of a header. */
  header?: string;
  /** Name of a cookie. */
  cookie?: string;
  /** Name of a credential. */
  auth?: string;
  /** Placeholder of the input in the playground. */
  placeholder?: string;
  /** Name. */
  name?: string;
  /** Type, such as `string`. */
  type?: ReactNode;
  /** Whether it is required. */
  required?: boolean | 'true' | 'false';
  /** Whether it is deprecated. */
  deprecated?: boolean | 'true' | 'false';
  /** Default value. */
  default?: unknown;
  /** Description, as an alternative to children. */
  description?: ReactNode;
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Response field. */
export interface ResponseFieldProps {
  /** Alias of `name`. */
  body?: string;
  /** Labels before the name. */
  pre?: boolean | string | readonly string[];
  /** Labels after the name. */
  post?: boolean | string | readonly string[];
  /** Name. */
  name?: string;
  /** Type, such as `string`. */
  type?: ReactNode;
  /** Whether it is required. */
  required?: boolean | 'true' | 'false';
  /** Whether it is deprecated. */
  deprecated?: boolean | 'true' | 'false';
  /** Default value. */
  default?: unknown;
  /** Description, as an alternative to children. */
  description?: ReactNode;
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Frame around an image. */
export interface FrameProps {
  /** Text below the frame. */
  caption?: ReactNode;
  /** Text above the frame. */
  hint?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Image. */
export interface ImageProps {
  /** URL or path. */
  src?: string;
  /** Alternative text. */
  alt?: string;
  /** Width. */
  width?: number | string;
  /** Height. */
  height?: number | string;
  /** Disables zooming on click. */
  noZoom?: boolean | 'true' | 'false';
  /** Alias of `noZoom`. */
  nozoom?: boolean | 'true' | 'false';
  /** Whether a click zooms the image. */
  zoom?: boolean | 'true' | 'false';
  /** Buttons over the image: `copy`, `download`; without a value, both. */
  actions?: boolean | string | readonly string[];
  /** Position of the buttons. */
  actionsPlacement?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
}

/** Video. */
export interface VideoProps {
  /** URL or path. */
  src?: string;
  /** Image shown until the video plays. */
  poster?: string;
  /** Plays automatically, muted and in a loop. */
  autoPlay?: boolean | 'true' | 'false';
  /** Whether to show playback controls. */
  controls?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Inline icon. */
export interface IconProps {
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Alias of `icon`. */
  src?: ReactNode | { name: string; style?: string; library?: string };
  /** Alias of `icon`. */
  name?: ReactNode | { name: string; style?: string; library?: string };
  /** Alias of `iconType`. */
  type?: string;
  /** Colour. */
  color?: string;
  /** Size, in pixels if it has no unit. */
  size?: number | string;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
}

/** Colour palette; a click copies a colour. */
export interface ColorProps {
  /** Layout. */
  variant?: 'compact' | 'table';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Row of a palette. */
export interface ColorRowProps {
  /** Title. */
  title?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Colour in a palette. */
export interface ColorItemProps {
  /** Name. */
  name?: ReactNode;
  /** Colour, or `{ light, dark }`. */
  value?: unknown;
  /** Classes for its outermost element. */
  className?: string;
}

/** Small inline label. */
export interface BadgeProps {
  /** Colour name, such as `green` or `danger`. */
  color?: string;
  /** Alias of `color`. */
  intent?: string;
  /** Size. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Corner style. */
  shape?: 'rounded' | 'pill';
  /** `outline` for an outlined badge. */
  variant?: string;
  /** Draws an outline. */
  stroke?: boolean | 'true' | 'false';
  /** Dims the badge. */
  disabled?: boolean | 'true' | 'false';
  /** Icon before the text. */
  leadIcon?: ReactNode | { name: string; style?: string; library?: string };
  /** Icon after the text. */
  tailIcon?: ReactNode | { name: string; style?: string; library?: string };
  /** Link target. */
  href?: string;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Explanation that appears when readers hover over or focus the text. */
export interface TooltipProps {
  /** Text of the tooltip. */
  tip?: ReactNode;
  /** Title of the tooltip. */
  headline?: ReactNode;
  /** Label of the link in the tooltip. */
  cta?: ReactNode;
  /** Target of the link. */
  href?: string;
  /** Side of the text on which it appears. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Alignment with the text. */
  align?: 'start' | 'center' | 'end';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Link. */
export interface LinkProps {
  /** Link target. */
  href?: string;
  /** Alias of `href`. */
  to?: string;
  /** Alias of `href`. */
  path?: string;
  /** Where the link opens, as in HTML. */
  target?: string;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Heading. */
export interface HeadingProps {
  /** Level. */
  level?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4' | 5 | '5' | 6 | '6';
  /** Hides the anchor link. */
  noAnchor?: boolean | 'true' | 'false';
  /** Plain text of the heading, if its content does not provide it. */
  text?: string;
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Table. */
export interface TableProps {
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Files and folders, from children or from a list. */
export interface TreeProps {
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Folder. */
export interface TreeFolderProps {
  /** Name. */
  name?: ReactNode;
  /** Highlights the entry. */
  highlight?: boolean | 'true' | 'false';
  /** Comment beside the name. */
  comment?: ReactNode;
  /** Whether it is initially open. */
  defaultOpen?: boolean | 'true' | 'false';
  /** Whether it is initially closed. */
  defaultClosed?: boolean | 'true' | 'false';
  /** Whether readers can expand and collapse it. */
  openable?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** File. */
export interface TreeFileProps {
  /** Name. */
  name?: ReactNode;
  /** Highlights the entry. */
  highlight?: boolean | 'true' | 'false';
  /** Comment beside the name. */
  comment?: ReactNode;
  children?: ReactNode;
}

/** GitHub repository with its description. */
export interface GitHubRepoProps {
  /** Owner and name, or URL. */
  repo?: string;
  /** Layout. */
  variant?: 'inset' | 'flat';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Content beside the page that replaces its table of contents. */
export interface PanelProps {
  children?: ReactNode;
}

/** Changelog entry. */
export interface UpdateProps {
  /** Title, such as a date or version. */
  label?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Alias of `description`. */
  date?: ReactNode;
  /** Tags that readers can filter entries by. */
  tags?: boolean | string | readonly string[];
  /** `title` and `description` used only in the feed. */
  rss?: unknown;
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Content for one of several audiences, which readers choose in a menu. */
export interface ViewProps {
  /** Name in the menu. */
  title?: ReactNode;
  /** Icon name, URL or path of an image, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** Style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** Library of the icon, if different from that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Anchor that links can point to. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Content for one variation of the site. */
export interface VariationProps {
  /** Names of variations in `docs.json`. */
  is?: boolean | string | readonly string[];
  children?: ReactNode;
}

/** Content visible only to some readers. */
export interface VisibilityProps {
  /** `humans`, `agents`, `signed-in`, `signed-out` or `{ groups }`. */
  for?: unknown;
  children?: ReactNode;
}

/** Content of another file; syntax of older pages. */
export interface SnippetProps {
  /** Path within the `snippets` folder. */
  file?: string;
  children?: ReactNode;
  [name: string]: unknown;
}

/** Renders its children; accepted for compatibility with older pages. */
export interface CustomComponentProps {
  children?: ReactNode;
}

/** Renders a string from an expression as Markdown. */
export interface MDXProps {
  children?: ReactNode;
}

/** Renders nothing; accepted for compatibility with older pages. */
export interface ApiPlaygroundProps {

}

export interface DocwrightComponents {
  /** Callout for a note. */
  Note: Component<NoteProps>;
  /** Callout for a warning. */
  Warning: Component<WarningProps>;
  /** Callout for background information. */
  Info: Component<InfoProps>;
  /** Callout for a tip. */
  Tip: Component<TipProps>;
  /** Callout for a confirmation. */
  Check: Component<CheckProps>;
  /** Callout for a danger. */
  Danger: Component<DangerProps>;
  /** Callout for a danger. */
  Error: Component<DangerProps>;
  /** Callout with a custom icon and colour. */
  Callout: Component<CalloutProps>;
  /** Wide box with an announcement. */
  Banner: Component<BannerProps>;
  /** Box with a title and usually a link. */
  Card: Component<CardProps>;
  /** Lays out its children in columns. */
  Columns: Component<ColumnsProps>;
  /** Lays out cards in columns. */
  CardGroup: Component<CardGroupProps>;
  /** One of several columns. */
  Column: Component<ColumnProps>;
  /** Image with a title that links to a page. */
  Tile: Component<TileProps>;
  /** Head of a landing page: a large title, and links as buttons. */
  Hero: Component<HeroProps>;
  /** Row of logos. */
  Logos: Component<LogosProps>;
  /** Grid of product features. */
  Features: Component<FeaturesProps>;
  /** One feature in `Features`. */
  Feature: Component<FeatureProps>;
  /** Call to action, with links as buttons. */
  CallToAction: Component<CallToActionProps>;
  /** Call to action, with links as buttons. */
  CTA: Component<CallToActionProps>;
  /** Title that expands the text below it. */
  Accordion: Component<AccordionProps>;
  /** Combines accordions into one box. */
  AccordionGroup: Component<AccordionGroupProps>;
  /** Nested fields that readers can expand. */
  Expandable: Component<ExpandableProps>;
  /** Shows one of several panels at a time. */
  Tabs: Component<TabsProps> & { Tab: Component<TabProps> };
  /** One of the panels of `Tabs`. */
  Tab: Component<TabProps>;
  /** Numbered list of steps. */
  Steps: Component<StepsProps> & { Step: Component<StepProps> };
  /** One step in `Steps`. */
  Step: Component<StepProps>;
  /** Code block; equivalent to a Markdown fence. */
  CodeBlock: Component<CodeBlockProps>;
  /** Code block; equivalent to a Markdown fence. */
  CustomCode: Component<CodeBlockProps>;
  /** Shows one of several code blocks at a time. */
  CodeGroup: Component<CodeGroupProps>;
  /** Shows one of several code blocks at a time. */
  SnippetGroup: Component<CodeGroupProps>;
  /** Example requests beside the page. */
  RequestExample: Component<RequestExampleProps>;
  /** Example responses beside the page. */
  ResponseExample: Component<ResponseExampleProps>;
  /** Diagram written in Mermaid. */
  Mermaid: Component<MermaidProps>;
  /** Formula. */
  Latex: Component<LatexProps>;
  /** Prompt for an AI assistant, to copy. */
  Prompt: Component<PromptProps>;
  /** Request parameter. */
  ParamField: Component<ParamFieldProps>;
  /** Request parameter. */
  Param: Component<ParamFieldProps>;
  /** Response field. */
  ResponseField: Component<ResponseFieldProps>;
  /** Frame around an image. */
  Frame: Component<FrameProps>;
  /** Frame around an image. */
  Example: Component<FrameProps>;
  /** Frame around an image. */
  OptimizedFrame: Component<FrameProps>;
  /** Image. */
  Image: Component<ImageProps>;
  /** Image. */
  ZoomImage: Component<ImageProps>;
  /** Image. */
  OptimizedImage: Component<ImageProps>;
  /** Video. */
  Video: Component<VideoProps>;
  /** Video. */
  OptimizedVideo: Component<VideoProps>;
  /** Inline icon. */
  Icon: Component<IconProps>;
  /** Colour palette; a click copies a colour. */
  Color: Component<ColorProps> & { Row: Component<ColorRowProps>; Item: Component<ColorItemProps> };
  /** Small inline label. */
  Badge: Component<BadgeProps>;
  /** Explanation that appears when readers hover over or focus the text. */
  Tooltip: Component<TooltipProps>;
  /** Explanation that appears when readers hover over or focus the text. */
  Popup: Component<TooltipProps>;
  /** Link. */
  Link: Component<LinkProps>;
  /** Heading. */
  Heading: Component<HeadingProps>;
  /** Table. */
  Table: Component<TableProps>;
  /** Files and folders, from children or from a list. */
  Tree: Component<TreeProps> & { Folder: Component<TreeFolderProps>; File: Component<TreeFileProps> };
  /** Files and folders, from children or from a list. */
  FileTree: Component<TreeProps> & { Folder: Component<TreeFolderProps>; File: Component<TreeFileProps> };
  /** GitHub repository with its description. */
  GitHub: { Repo: Component<GitHubRepoProps> };
  /** GitHub repository with its description. */
  Github: { Repo: Component<GitHubRepoProps> };
  /** Content beside the page that replaces its table of contents. */
  Panel: Component<PanelProps>;
  /** Changelog entry. */
  Update: Component<UpdateProps>;
  /** Content for one of several audiences, which readers choose in a menu. */
  View: Component<ViewProps>;
  /** Content for one variation of the site. */
  Variation: Component<VariationProps>;
  /** Content visible only to some readers. */
  Visibility: Component<VisibilityProps>;
  /** Content of another file; syntax of older pages. */
  Snippet: Component<SnippetProps>;
  /** Renders its children; accepted for compatibility with older pages. */
  CustomComponent: Component<CustomComponentProps>;
  /** Renders its children; accepted for compatibility with older pages. */
  DynamicCustomComponent: Component<CustomComponentProps>;
  /** Renders a string from an expression as Markdown. */
  MDX: Component<MDXProps>;
  /** Renders nothing; accepted for compatibility with older pages. */
  ApiPlayground: Component<ApiPlaygroundProps>;
}

declare global {
  interface MDXProvidedComponents extends DocwrightComponents {}
}
