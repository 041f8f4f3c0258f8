import type { CSSProperties, ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** A box with a remark. */
export interface NoteProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box with a warning. */
export interface WarningProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box with background. */
export interface InfoProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box with advice. */
export interface TipProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box that confirms something. */
export interface CheckProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box that warns of harm. */
export interface DangerProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box with an icon and a colour of its own. */
export interface CalloutProps {
  /** The kind whose icon and colour it takes. */
  type?: 'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger';
  /** A heading above the text. */
  title?: ReactNode;
  /** A colour in place of that of its kind. */
  color?: string;
  /** An emoji in place of the icon. */
  emoji?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A wide box with an announcement. */
export interface BannerProps {
  /** A heading above the text. */
  title?: ReactNode;
  /** Its colour. */
  background?: string;
  /** Has no effect; older pages have it. */
  variant?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A box with a title, and mostly a link. */
export interface CardProps {
  /** Its title. */
  title?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** Another spelling of `href`. */
  link?: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Another spelling of `description`. */
  subtitle?: ReactNode;
  /** The colour of its icon. */
  color?: string;
  /** Puts the icon beside the text. */
  horizontal?: boolean | 'true' | 'false';
  /** A picture above the text. */
  img?: string;
  /** What the picture shows. */
  alt?: string;
  /** The words of the link at its end. */
  cta?: ReactNode;
  /** Whether an arrow marks the link. */
  arrow?: boolean | 'true' | 'false';
  /** A callout whose colour it takes. */
  type?: 'info' | 'note' | 'warning' | 'tip' | 'check' | 'danger';
  /** Shows it as not available. */
  disabled?: boolean | 'true' | 'false';
  /** Where the link opens, as in HTML. */
  target?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Puts what it holds beside each other. */
export interface ColumnsProps {
  /** How many stand beside each other on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Another spelling of `cols`. */
  columns?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Puts cards beside each other. */
export interface CardGroupProps {
  /** How many stand beside each other on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Another spelling of `cols`. */
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

/** A picture with a title that leads to a page. */
export interface TileProps {
  /** Where it leads. */
  href?: string;
  /** Its title. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** The head of a page that leads into a site: a large title, and links as buttons. */
export interface HeroProps {
  /** The title of the page. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A picture beside the text, or below it where the text is centered. */
  image?: string;
  /** Another spelling of `image`. */
  img?: string;
  /** The picture in dark mode, where it is another one. */
  imageDark?: string;
  /** What the picture shows. */
  alt?: string;
  /** Where the text stands. Default: `start` beside a picture, else `center`. */
  align?: 'start' | 'center';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A row of logos. */
export interface LogosProps {
  /** A line above them. */
  title?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** What a product offers, beside each other. */
export interface FeaturesProps {
  /** A title above them. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** How many stand beside each other on wide screens. */
  cols?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One of several features. */
export interface FeatureProps {
  /** Its name. */
  title?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** What a reader should do next, with links as buttons. */
export interface CallToActionProps {
  /** What to do. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A title that opens the text below it. */
export interface AccordionProps {
  /** The line that is always seen. */
  title?: ReactNode;
  /** A smaller line below the title. */
  description?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | 'true' | 'false';
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Joins accordions to one box. */
export interface AccordionGroupProps {
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Fields that are shown when a reader asks for them. */
export interface ExpandableProps {
  /** What it opens. */
  title?: ReactNode;
  /** Another spelling of `title`. */
  summary?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Shows one of several contents at a time. */
export interface TabsProps {
  /** The tab that is open at first, counted from 0. */
  defaultTabIndex?: number | `${number}`;
  /** Whether tabs of the same title change together. */
  sync?: boolean | 'true' | 'false';
  /** Draws a line at its end. */
  borderBottom?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One of the contents of `Tabs`. */
export interface TabProps {
  /** Its label. */
  title?: ReactNode;
  /** Another spelling of `title`. */
  label?: ReactNode;
  /** Another spelling of `title`. */
  value?: ReactNode;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  children?: ReactNode;
}

/** A numbered list of steps. */
export interface StepsProps {
  /** How large titles are; `h2` and `h3` join the table of contents. */
  titleSize?: 'p' | 'h2' | 'h3' | 'h4';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** One of `Steps`. */
export interface StepProps {
  /** Its title. */
  title?: ReactNode;
  /** Another spelling of `title`. */
  name?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** A number in place of the next one. */
  stepNumber?: number | `${number}`;
  /** How large titles are; `h2` and `h3` join the table of contents. */
  titleSize?: 'p' | 'h2' | 'h3' | 'h4';
  /** Leaves out the link to it. */
  noAnchor?: boolean | 'true' | 'false';
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A block of code; a fence is the same. */
export interface CodeBlockProps {
  /** The language, for colours. */
  language?: string;
  /** Its title. */
  title?: ReactNode;
  /** Another spelling of `title`. */
  filename?: ReactNode;
  /** What stands for the name of the language. */
  lang?: string;
  /** Numbers the lines. */
  lines?: boolean | 'true' | 'false';
  /** Breaks long lines. */
  wrap?: boolean | 'true' | 'false';
  /** Shows a long block in part at first. */
  expandable?: boolean | 'true' | 'false';
  /** Leaves out the copy button. */
  nocopy?: boolean | 'true' | 'false';
  /** Lines to mark, such as `1-2,5`. */
  highlight?: string | readonly number[];
  /** Lines to leave bright, such as `2`. */
  focus?: string | readonly number[];
  /** Shows the types of names in TypeScript. */
  twoslash?: boolean | 'true' | 'false';
  /** A colour theme for this block alone. */
  theme?: string;
  /** The code, in place of what the block holds. */
  code?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Shows one of several blocks of code at a time. */
export interface CodeGroupProps {
  /** Offers a list in place of tabs. */
  dropdown?: boolean | 'true' | 'false';
  /** Whether blocks of the same title change together. */
  sync?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Requests that stand beside the page. */
export interface RequestExampleProps {
  /** Offers a list in place of tabs. */
  dropdown?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** Responses that stand beside the page. */
export interface ResponseExampleProps {
  /** Offers a list in place of tabs. */
  dropdown?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** A diagram from a text in the language of Mermaid. */
export interface MermaidProps {
  /** The text, in place of what it holds. */
  chart?: string;
  /** Another spelling of `chart`. */
  code?: string;
  /** Where the buttons are, such as `bottom-right`. */
  placement?: string;
  /** Whether there are buttons to move and enlarge it. */
  actions?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A formula. */
export interface LatexProps {
  children?: ReactNode;
}

/** A text for an assistant, to copy. */
export interface PromptProps {
  /** What the text is for. */
  description?: ReactNode;
  /** The buttons: `copy`, `cursor`. */
  actions?: boolean | string | readonly string[];
  /** The text, in place of what it holds. */
  source?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A parameter of a request. */
export interface ParamFieldProps {
  /** The name of a parameter in the path. */
  path?: string;
  /** The name of a parameter in the query string. */
  query?: string;
  /** The name of a field of the body. */
  body?: string;
  /** The name of a header. */
  header?: string;
  /** The name of a cookie. */
  cookie?: string;
  /** The name of a credential. */
  auth?: string;
  /** What the playground shows in the empty field. */
  placeholder?: string;
  /** Its name. */
  name?: string;
  /** Its type, such as `string`. */
  type?: ReactNode;
  /** Whether it must be given. */
  required?: boolean | 'true' | 'false';
  /** Whether it should no longer be used. */
  deprecated?: boolean | 'true' | 'false';
  /** The value that counts where none is given. */
  default?: unknown;
  /** What it means, in place of what stands inside. */
  description?: ReactNode;
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A field of a response. */
export interface ResponseFieldProps {
  /** Another spelling of `name`. */
  body?: string;
  /** Labels before the name. */
  pre?: boolean | string | readonly string[];
  /** Labels after the name. */
  post?: boolean | string | readonly string[];
  /** Its name. */
  name?: string;
  /** Its type, such as `string`. */
  type?: ReactNode;
  /** Whether it must be given. */
  required?: boolean | 'true' | 'false';
  /** Whether it should no longer be used. */
  deprecated?: boolean | 'true' | 'false';
  /** The value that counts where none is given. */
  default?: unknown;
  /** What it means, in place of what stands inside. */
  description?: ReactNode;
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A frame around a picture. */
export interface FrameProps {
  /** A line below it. */
  caption?: ReactNode;
  /** A line above it. */
  hint?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** A picture. */
export interface ImageProps {
  /** Its address or path. */
  src?: string;
  /** What it shows. */
  alt?: string;
  /** Its width. */
  width?: number | string;
  /** Its height. */
  height?: number | string;
  /** Whether a click leaves it as it is. */
  noZoom?: boolean | 'true' | 'false';
  /** Another spelling of `noZoom`. */
  nozoom?: boolean | 'true' | 'false';
  /** Whether a click enlarges it. */
  zoom?: boolean | 'true' | 'false';
  /** Buttons over it: `copy`, `download`; bare for both. */
  actions?: boolean | string | readonly string[];
  /** Where the buttons are. */
  actionsPlacement?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
}

/** A video. */
export interface VideoProps {
  /** Its address or path. */
  src?: string;
  /** The picture that stands for it at first. */
  poster?: string;
  /** Starts it silently, again and again. */
  autoPlay?: boolean | 'true' | 'false';
  /** Whether it has buttons. */
  controls?: boolean | 'true' | 'false';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** An icon within a sentence. */
export interface IconProps {
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Another spelling of `icon`. */
  src?: ReactNode | { name: string; style?: string; library?: string };
  /** Another spelling of `icon`. */
  name?: ReactNode | { name: string; style?: string; library?: string };
  /** Another spelling of `iconType`. */
  type?: string;
  /** Its colour. */
  color?: string;
  /** Its size, in pixels where it has no unit. */
  size?: number | string;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
}

/** A palette; colours are copied by a click. */
export interface ColorProps {
  /** How it is laid out. */
  variant?: 'compact' | 'table';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A line of a palette. */
export interface ColorRowProps {
  /** Its title. */
  title?: ReactNode;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A colour of a palette. */
export interface ColorItemProps {
  /** Its name. */
  name?: ReactNode;
  /** A colour, or `{ light, dark }`. */
  value?: unknown;
  /** Classes for its outermost element. */
  className?: string;
}

/** A small label within a sentence. */
export interface BadgeProps {
  /** Its colour by name, such as `green` or `danger`. */
  color?: string;
  /** Another spelling of `color`. */
  intent?: string;
  /** Its size. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Its corners. */
  shape?: 'rounded' | 'pill';
  /** `outline` for a line around it. */
  variant?: string;
  /** Draws a line around it. */
  stroke?: boolean | 'true' | 'false';
  /** Shows it faintly. */
  disabled?: boolean | 'true' | 'false';
  /** An icon before the text. */
  leadIcon?: ReactNode | { name: string; style?: string; library?: string };
  /** An icon after the text. */
  tailIcon?: ReactNode | { name: string; style?: string; library?: string };
  /** Where it leads. */
  href?: string;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** An explanation that appears when its text is pointed at. */
export interface TooltipProps {
  /** The explanation. */
  tip?: ReactNode;
  /** A title above the explanation. */
  headline?: ReactNode;
  /** The words of a link below the explanation, in place of its address. */
  cta?: ReactNode;
  /** Where the link leads. */
  href?: string;
  /** Where it appears. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which of its edges lies along that of the text. */
  align?: 'start' | 'center' | 'end';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A link. */
export interface LinkProps {
  /** Where it leads. */
  href?: string;
  /** Another spelling of `href`. */
  to?: string;
  /** Another spelling of `href`. */
  path?: string;
  /** Where it opens, as in HTML. */
  target?: string;
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** A heading. */
export interface HeadingProps {
  /** Its level. */
  level?: 1 | '1' | 2 | '2' | 3 | '3' | 4 | '4' | 5 | '5' | 6 | '6';
  /** Leaves out the link to it. */
  noAnchor?: boolean | 'true' | 'false';
  /** Its plain text, where its content does not tell. */
  text?: string;
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** A table. */
export interface TableProps {
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Files and folders, from parts or from a list. */
export interface TreeProps {
  /** Classes for its outermost element. */
  className?: string;
  /** Styles for its outermost element. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** A folder. */
export interface TreeFolderProps {
  /** Its name. */
  name?: ReactNode;
  /** Marks it. */
  highlight?: boolean | 'true' | 'false';
  /** A remark beside the name. */
  comment?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | 'true' | 'false';
  /** Whether it is closed at first. */
  defaultClosed?: boolean | 'true' | 'false';
  /** Whether readers can open and close it. */
  openable?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** A file. */
export interface TreeFileProps {
  /** Its name. */
  name?: ReactNode;
  /** Marks it. */
  highlight?: boolean | 'true' | 'false';
  /** A remark beside the name. */
  comment?: ReactNode;
  children?: ReactNode;
}

/** A repository on GitHub with what it says of itself. */
export interface GitHubRepoProps {
  /** Owner and name, or the address. */
  repo?: string;
  /** How it is laid out. */
  variant?: 'inset' | 'flat';
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Content that stands beside the page in place of its table of contents. */
export interface PanelProps {
  children?: ReactNode;
}

/** An entry of a changelog. */
export interface UpdateProps {
  /** Its title, such as a date or version. */
  label?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Another spelling of `description`. */
  date?: ReactNode;
  /** What readers can choose entries by. */
  tags?: boolean | string | readonly string[];
  /** `title` and `description` for the feed alone. */
  rss?: unknown;
  /** The name by which links lead to it. */
  id?: string;
  /** Classes for its outermost element. */
  className?: string;
  children?: ReactNode;
}

/** Content for one of several kinds of readers, who choose in a menu. */
export interface ViewProps {
  /** Its name in the menu. */
  title?: ReactNode;
  /** The name of an icon, an address or path of a picture, or an element. */
  icon?: ReactNode | { name: string; style?: string; library?: string };
  /** The style of the icon, such as `solid` or `regular`. */
  iconType?: string;
  /** The library of the icon, where it is not that of the site. */
  iconLibrary?: 'fontawesome' | 'lucide' | 'tabler';
  /** The name by which links lead to it. */
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

/** Content for some readers alone. */
export interface VisibilityProps {
  /** `humans`, `agents`, `signed-in`, `signed-out` or `{ groups }`. */
  for?: unknown;
  children?: ReactNode;
}

/** What a file of the site holds, as older pages take it in. */
export interface SnippetProps {
  /** Its path in the folder `snippets`. */
  file?: string;
  children?: ReactNode;
  [name: string]: unknown;
}

/** Shows what it holds; older pages have it. */
export interface CustomComponentProps {
  children?: ReactNode;
}

/** Reads a text inside an expression as Markdown. */
export interface MDXProps {
  children?: ReactNode;
}

/** Shows nothing; older pages have it. */
export interface ApiPlaygroundProps {

}

export interface DocwrightComponents {
  /** A box with a remark. */
  Note: Component<NoteProps>;
  /** A box with a warning. */
  Warning: Component<WarningProps>;
  /** A box with background. */
  Info: Component<InfoProps>;
  /** A box with advice. */
  Tip: Component<TipProps>;
  /** A box that confirms something. */
  Check: Component<CheckProps>;
  /** A box that warns of harm. */
  Danger: Component<DangerProps>;
  /** A box that warns of harm. */
  Error: Component<DangerProps>;
  /** A box with an icon and a colour of its own. */
  Callout: Component<CalloutProps>;
  /** A wide box with an announcement. */
  Banner: Component<BannerProps>;
  /** A box with a title, and mostly a link. */
  Card: Component<CardProps>;
  /** Puts what it holds beside each other. */
  Columns: Component<ColumnsProps>;
  /** Puts cards beside each other. */
  CardGroup: Component<CardGroupProps>;
  /** One of several columns. */
  Column: Component<ColumnProps>;
  /** A picture with a title that leads to a page. */
  Tile: Component<TileProps>;
  /** The head of a page that leads into a site: a large title, and links as buttons. */
  Hero: Component<HeroProps>;
  /** A row of logos. */
  Logos: Component<LogosProps>;
  /** What a product offers, beside each other. */
  Features: Component<FeaturesProps>;
  /** One of several features. */
  Feature: Component<FeatureProps>;
  /** What a reader should do next, with links as buttons. */
  CallToAction: Component<CallToActionProps>;
  /** What a reader should do next, with links as buttons. */
  CTA: Component<CallToActionProps>;
  /** A title that opens the text below it. */
  Accordion: Component<AccordionProps>;
  /** Joins accordions to one box. */
  AccordionGroup: Component<AccordionGroupProps>;
  /** Fields that are shown when a reader asks for them. */
  Expandable: Component<ExpandableProps>;
  /** Shows one of several contents at a time. */
  Tabs: Component<TabsProps> & { Tab: Component<TabProps> };
  /** One of the contents of `Tabs`. */
  Tab: Component<TabProps>;
  /** A numbered list of steps. */
  Steps: Component<StepsProps> & { Step: Component<StepProps> };
  /** One of `Steps`. */
  Step: Component<StepProps>;
  /** A block of code; a fence is the same. */
  CodeBlock: Component<CodeBlockProps>;
  /** A block of code; a fence is the same. */
  CustomCode: Component<CodeBlockProps>;
  /** Shows one of several blocks of code at a time. */
  CodeGroup: Component<CodeGroupProps>;
  /** Shows one of several blocks of code at a time. */
  SnippetGroup: Component<CodeGroupProps>;
  /** Requests that stand beside the page. */
  RequestExample: Component<RequestExampleProps>;
  /** Responses that stand beside the page. */
  ResponseExample: Component<ResponseExampleProps>;
  /** A diagram from a text in the language of Mermaid. */
  Mermaid: Component<MermaidProps>;
  /** A formula. */
  Latex: Component<LatexProps>;
  /** A text for an assistant, to copy. */
  Prompt: Component<PromptProps>;
  /** A parameter of a request. */
  ParamField: Component<ParamFieldProps>;
  /** A parameter of a request. */
  Param: Component<ParamFieldProps>;
  /** A field of a response. */
  ResponseField: Component<ResponseFieldProps>;
  /** A frame around a picture. */
  Frame: Component<FrameProps>;
  /** A frame around a picture. */
  Example: Component<FrameProps>;
  /** A frame around a picture. */
  OptimizedFrame: Component<FrameProps>;
  /** A picture. */
  Image: Component<ImageProps>;
  /** A picture. */
  ZoomImage: Component<ImageProps>;
  /** A picture. */
  OptimizedImage: Component<ImageProps>;
  /** A video. */
  Video: Component<VideoProps>;
  /** A video. */
  OptimizedVideo: Component<VideoProps>;
  /** An icon within a sentence. */
  Icon: Component<IconProps>;
  /** A palette; colours are copied by a click. */
  Color: Component<ColorProps> & { Row: Component<ColorRowProps>; Item: Component<ColorItemProps> };
  /** A small label within a sentence. */
  Badge: Component<BadgeProps>;
  /** An explanation that appears when its text is pointed at. */
  Tooltip: Component<TooltipProps>;
  /** An explanation that appears when its text is pointed at. */
  Popup: Component<TooltipProps>;
  /** A link. */
  Link: Component<LinkProps>;
  /** A heading. */
  Heading: Component<HeadingProps>;
  /** A table. */
  Table: Component<TableProps>;
  /** Files and folders, from parts or from a list. */
  Tree: Component<TreeProps> & { Folder: Component<TreeFolderProps>; File: Component<TreeFileProps> };
  /** Files and folders, from parts or from a list. */
  FileTree: Component<TreeProps> & { Folder: Component<TreeFolderProps>; File: Component<TreeFileProps> };
  /** A repository on GitHub with what it says of itself. */
  GitHub: { Repo: Component<GitHubRepoProps> };
  /** A repository on GitHub with what it says of itself. */
  Github: { Repo: Component<GitHubRepoProps> };
  /** Content that stands beside the page in place of its table of contents. */
  Panel: Component<PanelProps>;
  /** An entry of a changelog. */
  Update: Component<UpdateProps>;
  /** Content for one of several kinds of readers, who choose in a menu. */
  View: Component<ViewProps>;
  /** Content for one variation of the site. */
  Variation: Component<VariationProps>;
  /** Content for some readers alone. */
  Visibility: Component<VisibilityProps>;
  /** What a file of the site holds, as older pages take it in. */
  Snippet: Component<SnippetProps>;
  /** Shows what it holds; older pages have it. */
  CustomComponent: Component<CustomComponentProps>;
  /** Shows what it holds; older pages have it. */
  DynamicCustomComponent: Component<CustomComponentProps>;
  /** Reads a text inside an expression as Markdown. */
  MDX: Component<MDXProps>;
  /** Shows nothing; older pages have it. */
  ApiPlayground: Component<ApiPlaygroundProps>;
}

declare global {
  interface MDXProvidedComponents extends DocwrightComponents {}
}
