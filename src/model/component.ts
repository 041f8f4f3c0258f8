/** What is known of an MDX component without rendering it; every reader of pages goes by it. */
export interface ComponentManifest {
  /** As pages write it: `Card`; parts of another component are called `Tree.Folder`. */
  name: string;
  /** One sentence. */
  about: string;
  /** Other names that pages may write. */
  aliases: readonly string[];
  props: Readonly<Record<string, PropManifest>>;
  /** Whether a property of any other name has an effect, too. */
  takesAny: boolean;
  content: ComponentContent;
  /** The component that it is a part of, and does nothing outside of. */
  partOf: string | null;
  /** Properties of which one has to be given: readers choose it by that. */
  chosenBy: readonly string[];
  /** Whether it is a part of a sentence or a block of its own; `content`: as what it holds. */
  display: 'inline' | 'block' | 'content';
  /** What its opening becomes where only Markdown is written, as in quotations. */
  quoted: QuotedForm;
  /** Whether headings inside of it stay out of the table of contents. */
  isQuiet: boolean;
  /** Whether its tags only say how a page looks: its Markdown is then what the page shows, not what is written. */
  isLayout: boolean;
  /** What it adds to the outline itself. */
  heading: ComponentHeading | null;
  /** What makes it a part of its page that searches find and addresses name; `null` for what is none. */
  anchor: ComponentAnchor | null;
  /**
   * Whether all that it leads to, shows and names is written at it: links in `href` or `link`, a picture in `src` or
   * `img`, an icon in `icon`, an id in `id` or that of its anchor.
   */
  isPlain: boolean;
  /** Name of the custom element that makes it come alive. */
  element: string | null;
  /**
   * What a page loads for it: the style sheet of each feature in `view/content-components/styles`, or none of its own.
   */
  features: Readonly<Record<string, string | null>>;
}

/**
 * What may stand between its tags: blocks, parts of a sentence, text in which no mark means anything, code in an
 * expression or a fence, or nothing.
 */
export type ComponentContent = 'blocks' | 'inline' | 'raw' | 'code' | 'none';

/**
 * `content`: what it holds. `title`: a heading from its title, before what it holds. `step`: an item of a numbered
 * list. `field`: an item of a list. `link`: nothing where it leads elsewhere. `omitted`: nothing.
 */
export type QuotedForm = 'content' | 'title' | 'step' | 'field' | 'link' | 'omitted';

export interface ComponentHeading {
  /** The property with its text; `null` when its content is the text. */
  text: string | null;
  /** Level from 1; `null` where its properties, or those of the component around it, say the level. */
  level: number | null;
}

export interface ComponentAnchor {
  /** The properties that may name it: the first one that is given does. */
  title: readonly string[];
  /** Whose ids it is counted among (`ComponentIds`). */
  ids: 'accordion' | 'expandable' | 'param' | 'step' | 'tab';
}

export interface PropManifest {
  type: PropType;
  /** One sentence; empty for one that every component has. */
  about: string;
  /** The values that mean something, where the list ends; of `anything`, the texts that do. */
  values?: readonly (string | number)[];
  /** Whether readers see it as text, so that searches find it. */
  isSpoken?: boolean;
  /** Whether readers see it otherwise: as a label, a value, or what is made of it. */
  isShown?: boolean;
  /** Whether pages that are made set it, and no author does. */
  isInner?: boolean;
}

/**
 * `content`: text with inline Markdown, or elements. `text`: a word or line as it is. `lines`: numbers and ranges of
 * lines. `list`: one text or several. `icon`: a name, an address or an element.
 */
export type PropType =
  | 'content'
  | 'text'
  | 'address'
  | 'color'
  | 'flag'
  | 'number'
  | 'size'
  | 'icon'
  | 'lines'
  | 'list'
  | 'style'
  | 'anything';
