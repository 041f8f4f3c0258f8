import type { Element, ElementContent, Nodes } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, Nodes as MdastNodes, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle as MarkdownHandle, defaultHandlers as markdownHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { htmlToHast } from 'satteri';

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
  return toMarkdown(document as never, {
    extensions: [gfmToMarkdown(), { handlers: { inlineCode: codeApart } }],
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
  (info.before.endsWith('`') ? ' ' : '') + markdownHandlers.inlineCode(node, parent, state);

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(
    ['button', 'select', 'svg', 'script', 'style', 'template', 'dw-views', 'dw-filter', 'dialog'].map((name) => [
      name,
      leaveOut,
    ]),
  ),
  pre: codeBlock,
  div: division,
  section: division,
  p: paragraph,
  label: line,
  input,
  span: formula,
  summary,
};

/** What begins with a label that is no heading: a panel of tabs, an entry of a changelog. */
function division(state: State, element: Element): MdastNodes[] {
  if (['tab-list', 'tab-bar', 'prompt-actions'].some((name) => hasClass(element, name))) return [];
  if (hasClass(element, 'update')) return entry(state, element);
  if (hasClass(element, 'features-list')) return features(state, element);
  if (elementsOf(element).some(isColor)) return [list(elementsOf(element).filter(isColor).map(color))];
  if (isLinkedCard(element)) return [list([card(state, element)])];
  if (hasClass(element, 'columns')) return columns(state, element);
  if (hasClass(element, 'math-display')) return [html(`$$\n${formulaSource(element)}\n$$`)];
  const label = element.properties['dataLabel'];
  const content = state.toFlow(piecesOf(state, element) as RootContent[]) as BlockContent[];
  return typeof label === 'string' && element.properties['role'] === 'tabpanel'
    ? [labelled(label), ...content]
    : content;
}

/** The line that opens something, and what stands below its title. */
function summary(state: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes[] {
  if (parent?.type === 'element' && hasClass(parent, 'prompt-text')) return [];
  const about = find(element, 'fold-description');
  const title = about ? without(element, about) : element;
  const lines: MdastNodes[] = [{ type: 'paragraph', children: [strong(state, title)] }];
  return about ? [...lines, { type: 'paragraph', children: state.all(about) as PhrasingContent[] }] : lines;
}

function isColor(element: Element): boolean {
  return hasClass(element, 'color-item');
}

/** A colour of a palette, which readers copy by a click: its name and its values, that of the dark mode last. */
function color(element: Element): ListItem {
  const texts = elementsOf(element).map((part) => ({
    text: textOf(part).trim(),
    isValue: hasClass(part, 'color-value'),
  }));
  const name = texts.find(({ text, isValue }) => text !== '' && !isValue)?.text;
  const values = texts
    .filter(({ isValue }) => isValue)
    .flatMap(({ text }, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'text', value: ', ' } as const]),
      { type: 'inlineCode', value: text },
    ]);
  return item(name === undefined ? [] : [{ type: 'text', value: name }], [{ type: 'paragraph', children: values }]);
}

function labelled(text: string): BlockContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text }] }] };
}

/** As authors write it, so that whatever reads Markdown of pages finds its entries. */
function entry(state: State, element: Element): MdastNodes[] {
  const content = find(element, 'entry-content');
  const label = textOf(find(element, 'entry-label')).trim();
  const description = textOf(find(element, 'entry-description')).trim();
  const about = description === '' ? '' : ` description=${quote(description)}`;
  const tags = element.properties['dataTags'];
  return [
    html(`<Update label=${quote(label)}${about}${typeof tags === 'string' ? ` tags={${tags}}` : ''}>`),
    ...(content ? (state.toFlow(state.all(content)) as BlockContent[]) : []),
    html('</Update>'),
  ];
}

/** An item for each, which begins with its title. */
function features(state: State, element: Element): MdastNodes[] {
  const parts = elementsOf(element);
  if (!parts.every((part) => hasClass(part, 'feature'))) return state.toFlow(state.all(element)) as BlockContent[];
  const items = parts.map((part) => {
    const title = find(part, 'feature-title');
    const text = find(part, 'feature-text');
    return item(title ? [strong(state, title)] : [], text ? (state.toFlow(state.all(text)) as BlockContent[]) : []);
  });
  return [list(items)];
}

/** Cards that lead elsewhere are a list of links, so that what one says stays with its link. */
function columns(state: State, element: Element): MdastNodes[] {
  const parts = elementsOf(element);
  return parts.length > 0 && parts.every(isLinkedCard)
    ? [list(parts.map((part) => card(state, part)))]
    : (state.toFlow(state.all(element)) as BlockContent[]);
}

function isLinkedCard(element: Element): boolean {
  return hasClass(element, 'card') && textOf(find(element, 'pane-link')).trim() !== '';
}

function card(state: State, element: Element): ListItem {
  const title = find(element, 'pane-title')!;
  const rest = state.toFlow(state.all(without(element, title))) as BlockContent[];
  return item(state.all(title).flatMap(phrasing), rest);
}

function list(children: ListItem[]): MdastNodes {
  return { type: 'list', spread: false, children };
}

/** What begins with a sentence has its label before it. */
function item(label: PhrasingContent[], [first, ...rest]: BlockContent[]): ListItem {
  const isSentence = first?.type === 'paragraph' && first.children[0]?.type !== 'image';
  const colon: PhrasingContent[] = label.length > 0 ? [{ type: 'text', value: ': ' }] : [];
  const line = isSentence ? [...label, ...colon, ...first.children] : label;
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: line }, ...(first && !isSentence ? [first] : []), ...rest],
  };
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function without(element: Element, left: Element): Element {
  const children = element.children.filter((child) => child !== left);
  return { ...element, children: children.map((child) => (child.type === 'element' ? without(child, left) : child)) };
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '&quot;')}"`;
}

function codeBlock(_: State, element: Element, parent: Parameters<Handle>[2]): MdastNodes {
  const { dataLanguage } = parent?.type === 'element' ? parent.properties : {};
  const title = parent?.type === 'element' ? textOf(find(parent, 'code-block-title')).trim() : '';
  if (hasClass(element, 'mermaid-source')) return { type: 'code', lang: 'mermaid', value: textOf(element).trim() };
  const language =
    typeof dataLanguage === 'string' && dataLanguage !== 'text' ? dataLanguage.replace(/\s/g, '-') : null;
  return { type: 'code', lang: language, meta: title || null, value: textOf(element).replace(/\n$/, '') };
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
  return { type: 'text', value: ' ' };
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
  if (hasClass(element, 'code-block-title')) return undefined;
  if (hasClass(element, 'math')) return html(`$${formulaSource(element)}$`);
  if (hasClass(element, 'tooltip-content')) return tip(state, element);
  const children = state.all(element);
  return isLabelBeside(element, parent) ? [space(), ...children] : children;
}

/** What a tooltip says of the words before it. */
function tip(state: State, element: Element): MdastNodes[] {
  const headline = find(element, 'tooltip-headline');
  const rest = elementsOf(element).filter((part) => part !== headline);
  const said = rest.flatMap((part, index) =>
    [...(index === 0 ? [] : [space()]), state.one(part, element) ?? []].flat(),
  );
  const head: MdastNodes[] = headline ? state.all(headline) : [];
  const colon: MdastNodes[] = head.length > 0 && said.length > 0 ? [{ type: 'text', value: ': ' }] : [];
  const whole = [...head, ...colon, ...said];
  return whole.length === 0 ? [] : [{ type: 'text', value: ' (' }, ...whole, { type: 'text', value: ')' }];
}

/** Labels with a look of their own stand apart without a space between them. */
function isLabelBeside(element: Element, parent: Parameters<Handle>[2]): boolean {
  const before = parent && 'children' in parent ? parent.children[parent.children.indexOf(element) - 1] : undefined;
  return before?.type === 'element' && isLabel(before) && isLabel(element);
}

function isLabel(element: Element): boolean {
  const { className, style } = element.properties;
  return element.tagName === 'span' && Boolean(className ?? style) && textOf(element).trim() !== '';
}

function formulaSource(element: Element): string {
  return textOf(findTag(element, 'annotation')).trim();
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

function strong(state: State, element: Element): PhrasingContent {
  return { type: 'strong', children: state.all(element).flatMap(phrasing) };
}

function phrasing(node: MdastNodes): PhrasingContent[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.children;
  return 'children' in node && !/^(?:emphasis|strong|delete|link)$/.test(node.type)
    ? (node.children as MdastNodes[]).flatMap(phrasing)
    : [node as PhrasingContent];
}

function html(value: string): { type: 'html'; value: string } {
  return { type: 'html', value };
}

function hasClass({ properties }: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}

function find(element: Element, className: string): Element | null {
  return search(element, (node) => hasClass(node, className));
}

function findTag(element: Element, tagName: string): Element | null {
  return search(element, (node) => node.tagName === tagName);
}

function search(element: Element, isIt: (node: Element) => boolean): Element | null {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const found = isIt(child) ? child : search(child, isIt);
    if (found) return found;
  }
  return null;
}

function textOf(node: Element | ElementContent | null): string {
  if (node === null) return '';
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
