import type { Element, ElementContent } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, Nodes as MdastNodes, PhrasingContent } from 'mdast';
import { isBlockElement } from '../../base/components/html-elements.ts';
import { slugAccordion, slugParam } from '../../base/paths/component-id.ts';
import { slugHeading } from '../../base/paths/heading-slug.ts';
import { elementsOf, findByClass, findElement, hasClass, isMadeOf, textIn, withoutPart } from './hast-elements.ts';
import { listItem, listOfItems } from './list-item.ts';
import { isColor, paletteToMarkdown } from './palette-to-markdown.ts';

/** `null` for an element that has the class of a component and is none: it may hold other words than its parts. */
type Writer = (state: State, element: Element) => MdastNodes[] | null;

/**
 * A rendered component as Markdown, or `null` for any other element. One with a title, and one that says what its text
 * is, becomes the tag that authors write, so that whatever reads Markdown of pages finds it
 * (`ComponentManifest.anchor`).
 */
export function componentToMarkdown(state: State, element: Element): MdastNodes[] | null {
  if (elementsOf(element).some(isColor)) return paletteToMarkdown(state, element);
  const names = element.properties['className'];
  const name = Array.isArray(names) ? names.find((one) => Object.hasOwn(writers, one)) : undefined;
  return name === undefined ? null : writers[name]!(state, element);
}

const writers: Record<string, Writer> = {
  accordion,
  callout,
  card: (state, element) => (isLinkedCard(element) ? [listOfItems([card(state, element)])] : null),
  'code-panel': codePanel,
  columns,
  expandable,
  'features-list': features,
  field,
  step,
  steps: (state, element) =>
    element.properties['role'] === 'list' ? tagged(state, 'Steps', { inside: [element] }) : null,
  'tab-panel': tab,
  tabs: (state, element) => (element.tagName === 'dw-tabs' ? tagged(state, 'Tabs', { inside: [element] }) : null),
  update,
  view,
};

interface Tag {
  properties?: Record<string, string | true | undefined>;
  /** Elements whose children stand between the tags. */
  inside: (Element | null)[];
}

function tagged(state: State, name: string, { properties = {}, inside }: Tag): MdastNodes[] {
  const written = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [value === true ? key : `${key}=${value}`],
  );
  const content = inside.flatMap((element) => (element ? state.toFlow(state.all(element)) : []));
  return [html(`<${[name, ...written].join(' ')}>`), ...(content as BlockContent[]), html(`</${name}>`)];
}

/** The value of a property that is a text; `undefined` for an empty one. */
function quote(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : `"${line.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')}"`;
}

/** The title of a component, whose code is marked as in Markdown. */
function titleIn(node: Element | ElementContent | null): string {
  if (node?.type === 'text') return node.value;
  if (node?.type !== 'element' || node.tagName === 'svg' || hasClass(node, 'heading-anchor')) return '';
  const text = node.children.map(titleIn).join('');
  return node.tagName === 'code' ? `\`${text}\`` : text;
}

/** Named only where the title alone would give another one. */
function ownId(element: Element, expected: string): string | undefined {
  const { id, dataHash } = element.properties;
  const own = String(id ?? String(dataHash ?? '').replace(/^.*:/, ''));
  return own === expected ? undefined : quote(own);
}

function accordion(state: State, element: Element): MdastNodes[] | null {
  const title = findByClass(element, 'fold-title');
  if (!title || !isMadeOf(element, 'fold-header', 'fold-content')) return null;
  return tagged(state, 'Accordion', {
    properties: {
      title: quote(titleIn(title)),
      description: quote(textIn(findByClass(element, 'fold-description'))),
      id: ownId(element, slugAccordion(textIn(title).trim())),
    },
    inside: [findByClass(element, 'fold-content')],
  });
}

function callout(state: State, element: Element): MdastNodes[] | null {
  const body = findByClass(element, 'inset-body');
  const { dataCalloutType: kind } = element.properties;
  if (!body || typeof kind !== 'string' || !isMadeOf(element, 'inset-icon', 'inset-body')) return null;
  const title = findByClass(body, 'inset-title');
  const name = kind === 'custom' ? 'Callout' : kind.charAt(0).toUpperCase() + kind.slice(1);
  const properties = { title: title ? quote(titleIn(title)) : undefined };
  return tagged(state, name, { properties, inside: [title ? withoutPart(body, title) : body] });
}

function expandable(state: State, element: Element): MdastNodes[] | null {
  const label = findByClass(element, 'block-label');
  if (!label || !isMadeOf(element, 'block-header', 'block-content')) return null;
  return tagged(state, 'Expandable', {
    properties: { title: quote(titleIn(label)) },
    inside: [findByClass(element, 'block-content')],
  });
}

function step(state: State, element: Element): MdastNodes[] | null {
  const body = findByClass(element, 'rung-body');
  if (!body || !isMadeOf(element, 'rung-marker', 'rung-body')) return null;
  const title = elementsOf(body).find((part) => hasClass(part, 'rung-title'));
  const size = title && /^h[23]$/.test(title.tagName) ? title.tagName : '';
  const number = /counter-set:\s*step (\d+)/.exec(String(element.properties['style'] ?? ''))?.[1];
  const properties = {
    title: title && quote(titleIn(title)),
    stepNumber: number && `{${number}}`,
    titleSize: quote(size),
    id: title && ownId(size === '' ? element : title, slugHeading(textIn(title).trim())),
  };
  return tagged(state, 'Step', { properties, inside: [title ? withoutPart(body, title) : body] });
}

function tab(state: State, element: Element): MdastNodes[] | null {
  const { dataLabel } = element.properties;
  if (typeof dataLabel !== 'string') return null;
  const properties = {
    title: quote(dataLabel),
    id: 'id' in element.properties ? ownId(element, slugHeading(dataLabel)) : '',
  };
  return tagged(state, 'Tab', { properties, inside: [element] });
}

/** The label of a tab is the title of its code. */
function codePanel(state: State, element: Element): MdastNodes[] {
  const { dataLabel } = element.properties;
  const content = state.toFlow(state.all(element)) as BlockContent[];
  const [first] = content;
  if (typeof dataLabel !== 'string') return content;
  if (content.length === 1 && first!.type === 'code')
    return [{ ...first, lang: first.lang || 'text', meta: dataLabel }];
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: dataLabel }] }] },
    ...content,
  ];
}

function view(state: State, element: Element): MdastNodes[] | null {
  const [title] = elementsOf(element);
  if (!title || !hasClass(title, 'view-title')) return null;
  const properties = { title: quote(titleIn(title)), id: ownId(element, slugAccordion(textIn(title).trim(), 'view')) };
  return tagged(state, 'View', { properties, inside: [withoutPart(element, title)] });
}

/** A part for some variations, of which Markdown holds all: within a sentence, or as blocks. */
export function variation(state: State, element: Element): MdastNodes[] {
  const ids = JSON.parse(String(element.properties['dataIs'] ?? '[]')) as string[];
  const is = ids.length === 1 ? quote(ids[0]!) : listOf(ids);
  const isWords = elementsOf(element).every(({ tagName }) => !tagName.startsWith('dw-') && !isBlockElement(tagName));
  if (!isWords) return tagged(state, 'Variation', { properties: { is }, inside: [element] });
  return [inTags('Variation', state.all(element), is === undefined ? [] : [`is=${is}`])];
}

/** What has no sign in Markdown, among words. */
export function inTags(name: string, children: MdastNodes[], attributes: string[] = []): MdastNodes {
  return { type: 'mdxJsxTextElement', name, attributes, children } as never;
}

/** What `FieldHead` writes: labels, the name, its type, where it goes, more labels, and what it has to be. */
function field(state: State, element: Element): MdastNodes[] | null {
  const [head, ...rest] = elementsOf(element);
  const parts = head?.tagName === 'p' ? elementsOf(head) : [];
  const at = parts.findIndex(({ tagName }) => tagName === 'a' || tagName === 'b');
  const isField =
    at >= 0 && parts.length === head!.children.length && rest.every((part) => hasClass(part, 'field-content'));
  if (!isField) return null;
  const name = textIn(parts[at]!).trim();
  const { dataPlace: place } = element.properties;
  const isParameter = typeof place === 'string';
  const labels = (list: Element[]): string[] => list.filter(({ tagName }) => tagName === 'span').map(textIn);
  const has = (tagName: string): true | undefined =>
    parts.slice(at).some((part) => part.tagName === tagName) || undefined;
  const small = parts.find(({ tagName }) => tagName === 'small');
  return tagged(state, isParameter ? 'ParamField' : 'ResponseField', {
    properties: {
      [isParameter ? place : 'name']: quote(name),
      type: quote(textIn(parts.find(({ tagName }) => tagName === 'code') ?? null)),
      required: has('strong'),
      deprecated: has('em'),
      default: quote(textIn(small ? findElement(small, 'code') : null)),
      pre: listOf(labels(parts.slice(0, at))),
      post: isParameter ? undefined : listOf(labels(parts.slice(at))),
      id: ownId(element, slugParam(name)),
    },
    inside: [findByClass(element, 'field-content')],
  });
}

function listOf(labels: string[]): string | undefined {
  return labels.length === 0 ? undefined : `{${JSON.stringify(labels)}}`;
}

function update(state: State, element: Element): MdastNodes[] | null {
  if (!findByClass(element, 'entry-content') || !isMadeOf(element, 'entry-head', 'entry-content')) return null;
  const tags = element.properties['dataTags'];
  return tagged(state, 'Update', {
    properties: {
      label: quote(textIn(findByClass(element, 'entry-label'))) ?? '""',
      description: quote(textIn(findByClass(element, 'entry-description'))),
      tags: typeof tags === 'string' ? `{${tags}}` : undefined,
    },
    inside: [findByClass(element, 'entry-content')],
  });
}

/** An item for each, which begins with its title. */
function features(state: State, element: Element): MdastNodes[] | null {
  const parts = elementsOf(element);
  const isList = parts.length > 0 && isMadeOf(element, 'feature');
  if (!isList || !parts.every((part) => isMadeOf(part, 'feature-icon', 'feature-title', 'feature-text'))) return null;
  const items = parts.map((part) => {
    const title = findByClass(part, 'feature-title');
    const text = findByClass(part, 'feature-text');
    return listItem(title ? [strong(state, title)] : [], text ? (state.toFlow(state.all(text)) as BlockContent[]) : []);
  });
  return [listOfItems(items)];
}

/** Cards that lead elsewhere are a list of links, so that what one says stays with its link. */
function columns(state: State, element: Element): MdastNodes[] | null {
  const parts = elementsOf(element);
  return parts.length > 0 && isMadeOf(element, 'card') && parts.every(isLinkedCard)
    ? [listOfItems(parts.map((part) => card(state, part)))]
    : null;
}

function isLinkedCard(element: Element): boolean {
  const isCard = hasClass(element, 'card') && isMadeOf(element, 'pane-image', 'pane-body');
  return isCard && textIn(findByClass(element, 'pane-link')).trim() !== '';
}

function card(state: State, element: Element): ListItem {
  const title = findByClass(element, 'pane-title')!;
  const rest = state.toFlow(state.all(withoutPart(element, title))) as BlockContent[];
  return listItem(state.all(title).flatMap(phrasing), rest);
}

export function strong(state: State, element: Element): PhrasingContent {
  return { type: 'strong', children: state.all(element).flatMap(phrasing) };
}

function phrasing(node: MdastNodes): PhrasingContent[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.children;
  return 'children' in node && !/^(?:emphasis|strong|delete|link)$/.test(node.type)
    ? (node.children as MdastNodes[]).flatMap(phrasing)
    : [node as PhrasingContent];
}

export function html(value: string): { type: 'html'; value: string } {
  return { type: 'html', value };
}
