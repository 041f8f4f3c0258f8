import type { Element, Nodes } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Nodes as MdastNodes, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle as MarkdownHandle, defaultHandlers as markdownHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { htmlToHast } from 'satteri';
import { componentToMarkdown, html, inTags, strong, variation } from './component-to-markdown.ts';
import { elementsOf, findByClass, findElement, hasClass, isMadeOf, textIn } from './hast-elements.ts';
import { linesInCell } from './lines-in-cell.ts';
import { noteDefinitions, noteReference } from './notes-to-markdown.ts';
import { partMarks } from './part-marks.ts';

/**
 * A page's HTML as Markdown: its words in their order, without what readers only press or look at. Addresses lose the
 * base path, as authors write them.
 */
export function htmlToMarkdown(html: string, base: string): string {
  const tree = htmlToHast(html) as Nodes;
  const document = toMdast(tree, {
    handlers: { ...handlers, ...addressHandlers(base) },
    // React keeps the texts of interactive components apart by comments.
    nodeHandlers: { comment: () => undefined },
    document: true,
  });
  partMarks(document);
  return toMarkdown(document as never, {
    extensions: [gfmToMarkdown(), { handlers: { inlineCode: codeApart, html: tagsInCell, mdxJsxTextElement: tagged } }],
    // Markdown of pages is MDX, in which a brace opens an expression.
    unsafe: [{ character: '{', inConstruct: 'phrasing' }],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    resourceLink: true,
  }).trim();
}

const leaveOut: Handle = () => undefined;

/** Two pieces of code without a space between them would be one. */
const codeApart: MarkdownHandle = (node, parent, state, info) =>
  (info.before.endsWith('`') ? ' ' : '') + inCell(markdownHandlers.inlineCode(node, parent, state), state);

/** What has no sign in Markdown, among words. */
const tagged: MarkdownHandle = (node, _, state, info) =>
  `<${[node.name, ...node.attributes].join(' ')}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${node.name}>`;

/** Tags, whose properties keep a backslash, and formulas. */
const tagsInCell: MarkdownHandle = (node, _, state) => {
  const written = String(node.value);
  const isTag = written.startsWith('<') && state.stack.includes('tableCell');
  return isTag ? written.replaceAll('|', '&#124;') : inCell(written, state);
};

/** A cell of a table ends at a bar and at the end of its line. */
function inCell(written: string, { stack }: Parameters<MarkdownHandle>[2]): string {
  return stack.includes('tableCell') ? written.replaceAll('|', '\\|').replaceAll('\n', ' ') : written;
}

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(
    ['button', 'select', 'svg', 'script', 'style', 'template', 'dw-views', 'dw-filter', 'dialog', 'rp', 'wbr'].map(
      (name) => [name, leaveOut],
    ),
  ),
  pre: codeBlock,
  div: division,
  section: division,
  details: division,
  'dw-tabs': division,
  'dw-variation': variation,
  p: paragraph,
  label: line,
  // How a word is read stands above it.
  rt: (state, element) => [text('('), ...state.all(element), text(')')],
  input,
  span: formula,
  summary,
  sub: raised,
  sup: raised,
  td: cell,
  th: cell,
};

/** A part of a page: what the components know of it, or what is in it. */
function division(state: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes[] {
  const isBar = parent?.type === 'element' && parent.tagName === 'dw-tabs' && hasClass(element, 'tab-bar');
  if (isBar || isMadeOf(element, 'prompt-action')) return [];
  if (hasClass(element, 'math-display') && formulaSource(element) !== '')
    return [html(`$$\n${formulaSource(element)}\n$$`)];
  return (
    componentToMarkdown(state, element) ??
    noteDefinitions(state, element) ??
    (state.toFlow(piecesOf(state, element) as RootContent[]) as BlockContent[])
  );
}

/** Without the tags, a power would be a longer number. */
function raised(state: State, element: Element): MdastNodes {
  return noteReference(element) ?? inTags(element.tagName, state.all(element));
}

function cell(state: State, element: Element): MdastNodes {
  const made = defaultHandlers.td(state, element);
  return { ...made, children: linesInCell(made.children) };
}

/** The line that opens something. */
function summary(state: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes[] {
  if (parent?.type === 'element' && hasClass(parent, 'prompt-text')) return [];
  return [{ type: 'paragraph', children: [strong(state, element)] }];
}

function codeBlock(_: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes {
  const { dataLanguage } = parent?.type === 'element' ? parent.properties : {};
  const title = parent?.type === 'element' ? textIn(findByClass(parent, 'code-block-title')).trim() : '';
  if (hasClass(element, 'mermaid-source')) return { type: 'code', lang: 'mermaid', value: textIn(element).trim() };
  const known = typeof dataLanguage === 'string' && dataLanguage !== 'text' ? dataLanguage.replace(/\s/g, '-') : null;
  // The first word of a fence is its language.
  const language = known ?? (title === '' ? null : 'text');
  return { type: 'code', lang: language, meta: title || null, value: textIn(element).replace(/\n$/, '') };
}

/** Words in elements of their own that nothing parts, and that style sheets set apart. */
const pieces = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong']);

/** What an element holds; a space between its parts where all of them are pieces. */
function piecesOf(state: State, element: Element): MdastNodes[] {
  const parts = elementsOf(element);
  const isLine = parts.length === element.children.length && parts.every(({ tagName }) => pieces.has(tagName));
  if (!isLine) return state.all(element);
  const made = parts.map((part) => [state.one(part, element) ?? []].flat()).filter((nodes) => nodes.length > 0);
  return made.flatMap((nodes, index) => (index === 0 || isSpace(nodes[0]!) ? nodes : [space(), ...nodes]));
}

function space(): MdastNodes {
  return text(' ');
}

function text(value: string): MdastNodes {
  return { type: 'text', value };
}

function isSpace(node: MdastNodes): boolean {
  return node.type === 'text' && /^\s/.test(node.value);
}

function paragraph(state: State, element: Element): MdastNodes | undefined {
  const children = piecesOf(state, element);
  return children.length === 0 ? undefined : { type: 'paragraph', children: children as PhrasingContent[] };
}

/** The label of a control, which its style sheet sets on a line of its own. */
function line(state: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes | MdastNodes[] | undefined {
  if (elementsOf(element).some(({ tagName }) => blocks.has(tagName) || tagName === 'p'))
    return state.toFlow(state.all(element) as RootContent[]) as BlockContent[];
  return parent?.type === 'element' && blocks.has(parent.tagName) ? paragraph(state, element) : state.all(element);
}

const blocks = new Set(['div', 'fieldset', 'form', 'section']);

/** What readers set is no word of the page; what they can only read or tick is. */
function input(state: State, element: Element): ReturnType<Handle> {
  const { type, readOnly } = element.properties;
  const isRead = readOnly || type === 'checkbox' || type === 'radio';
  return isRead ? defaultHandlers.input(state, element) : undefined;
}

/** The title of a block of code stands in its fence. */
function formula(state: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes | MdastNodes[] | undefined {
  if (hasClass(element, 'code-block-title') || isIcon(element)) return undefined;
  if (hasClass(element, 'math') && formulaSource(element) !== '') return html(`$${formulaSource(element)}$`);
  if (hasClass(element, 'tooltip-content')) return tip(state, element);
  const children = state.all(element);
  if (hasClass(element, 'badge')) return inTags('Badge', children);
  return isLabelBeside(element, parent) ? [space(), ...children] : children;
}

function isIcon(element: Element): boolean {
  return hasClass(element, 'icon') && element.properties['ariaHidden'] === 'true';
}

/** What a tooltip says of the words before it. */
function tip(state: State, element: Element): MdastNodes[] {
  const headline = findByClass(element, 'tooltip-headline');
  const rest = elementsOf(element).filter((part) => part !== headline);
  if (headline === null && rest.length === 0) return state.all(element);
  const said = rest.flatMap((part, index) =>
    [...(index === 0 ? [] : [space()]), state.one(part, element) ?? []].flat(),
  );
  const head: MdastNodes[] = headline ? state.all(headline) : [];
  const colon: MdastNodes[] = head.length > 0 && said.length > 0 ? [text(': ')] : [];
  const whole = [...head, ...colon, ...said];
  return whole.length === 0 ? [] : [text(' ('), ...whole, text(')')];
}

/** Labels with a look of their own stand apart without a space between them. */
function isLabelBeside(element: Element, parent: Parameters<Handle>[2]): boolean {
  const before = parent && 'children' in parent ? parent.children[parent.children.indexOf(element) - 1] : undefined;
  return before?.type === 'element' && isLabel(before) && isLabel(element);
}

function isLabel(element: Element): boolean {
  const { className, style } = element.properties;
  return element.tagName === 'span' && Boolean(className ?? style) && textIn(element).trim() !== '';
}

function formulaSource(element: Element): string {
  return textIn(findElement(element, 'annotation')).trim();
}

function addressHandlers(base: string): Record<string, Handle> {
  const authored = (address: unknown): string => {
    const text = typeof address === 'string' ? address : '';
    return base !== '' && text.startsWith(`${base}/`) ? text.slice(base.length) : text;
  };
  const image = ({ properties }: Element): MdastNodes => ({
    type: 'image',
    url: authored(properties['src']),
    alt: typeof properties['alt'] === 'string' ? properties['alt'] : '',
  });
  const media = (element: Element): MdastNodes | undefined => {
    const { properties } = [element, ...elementsOf(element)].find((part) => part.properties['src']) ?? {};
    if (!properties) return undefined;
    const url = authored(properties['src']);
    const { title } = element.properties;
    const label = typeof title === 'string' && title !== '' ? title : url.slice(url.lastIndexOf('/') + 1);
    return { type: 'link', url, children: [{ type: 'text', value: label }] };
  };
  return {
    a: (state, element) => {
      if (hasClass(element, 'heading-anchor')) return undefined;
      const children = state.all(element) as PhrasingContent[];
      const { href } = element.properties;
      if ('dataFootnoteBackref' in element.properties) return undefined;
      if (typeof href !== 'string') return children;
      return { type: 'link', url: authored(href), children };
    },
    video: (_, element) => media(element),
    audio: (_, element) => media(element),
    img: (_, element) => (isForDark(element) ? undefined : image(element)),
  };
}

/** The twin of a picture, for the dark mode. */
function isForDark(element: Element): boolean {
  return hasClass(element, 'hero-image-dark') || (hasClass(element, 'hidden') && hasClass(element, 'dark:block'));
}
