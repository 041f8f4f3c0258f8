import type { Element, ElementContent, Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { createUniqueNames } from '../../../base/paths/unique-names.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { SdkFiles, SdkMember, SdkReference, SdkSignature, SdkSymbol, SdkTarget } from '../../../model/api/sdk.ts';
import { memberAnchor } from '../member-anchor.ts';
import { sdkSyntax } from '../sdk-syntax.ts';
import { findSphinxModules } from './find-sphinx-modules.ts';
import { readSphinxBody, readSphinxSignature, type SphinxBody, writeSphinxCode } from './read-sphinx-signature.ts';
import { childElements, classesOf, findOutermost, hasClassName, isDefinition, wordsIn } from './sphinx-elements.ts';
import { sphinxCode, sphinxMarkdown } from './sphinx-markdown.ts';
import { trimCode } from './trim-code.ts';

const kinds: ReadonlyMap<unknown, SdkSymbol['kind']> = new Map(
  Object.entries({
    class: 'class',
    exception: 'class',
    function: 'function',
    decorator: 'function',
    data: 'variable',
    type: 'type',
  } as const),
);

const methods: readonly string[] = ['method', 'classmethod', 'staticmethod', 'decoratormethod'];

interface Building {
  symbols: SdkSymbol[];
  targets: Map<string, SdkTarget>;
}

/**
 * Reads what Sphinx's JSON builder writes of a library in Python.
 *
 * @throws DocsError where no page describes a symbol
 */
export function parseSphinx(files: SdkFiles, id: string): SdkReference {
  const building: Building = { symbols: [], targets: new Map() };
  for (const [file, text] of files) readPage(bodyOf(text, `${id}/${file}`), building);
  const isOld = [...files.values()].some((text) => /<dl class=\\"(?:class|data|exception|function)\\">/.test(text));
  if (building.symbols.length === 0 || (isOld && building.symbols.every(({ kind }) => kind === 'module')))
    throw sdkSyntax(
      id,
      'sphinx',
      isOld ? writtenByOld : 'none of its pages describes a Python class, function or data',
    );
  return { id, language: 'python', ...building };
}

const writtenByOld = 'it was written by an old Sphinx; run version 4 or newer on the same sources';

function bodyOf(text: string, file: string): Nodes {
  try {
    const page: unknown = JSON.parse(text);
    const body = isObject(page) && typeof page['body'] === 'string' ? page['body'] : '';
    return htmlToHast(body, { fragment: true }) as Nodes;
  } catch (error) {
    throw sdkSyntax(file, 'sphinx', error instanceof Error ? error.message : String(error));
  }
}

function readPage(root: Nodes, { symbols, targets }: Building): void {
  const add = (symbol: SdkSymbol, anchors: ReadonlyMap<string, string> = new Map()): void => {
    if (targets.has(symbol.key)) return;
    symbols.push(symbol);
    targets.set(symbol.key, { symbol, anchor: null });
    for (const [key, anchor] of anchors) targets.set(key, { symbol, anchor });
  };
  for (const [name, opening] of findSphinxModules(root)) add(readModule(name, opening));
  for (const list of findOutermost(root, isDefinition)) {
    for (const { symbol, anchors } of readDefinitions(list)) {
      const [scope] = symbol.scope;
      if (scope !== undefined && !targets.has(`module-${scope}`)) add(readModule(scope, []));
      add(symbol, anchors);
    }
  }
}

function readModule(name: string, opening: readonly ElementContent[]): SdkSymbol {
  return symbolOf({ kind: 'module', name, key: `module-${name}`, scope: [], description: sphinxMarkdown(opening) });
}

type Stub = Pick<SdkSymbol, 'kind' | 'name' | 'key' | 'scope'> & Partial<SdkSymbol>;

function symbolOf(stub: Stub): SdkSymbol {
  return {
    ...{ description: '', deprecated: null, examples: [], notes: [], flags: [], category: null, declaration: '' },
    ...{ signatures: [], typeParameters: [], members: [], inherited: [] },
    ...{ extends: [], implements: [], extendedBy: [], implementedBy: [] },
    ...stub,
  };
}

interface Definition {
  kind: string;
  id: string;
  name: string;
  lines: Element[];
  body: SphinxBody;
}

/** A definition with its names; `null` for one that cannot be linked to. */
function takeDefinition(list: Element): Definition | null {
  const elements = childElements(list);
  const lines = elements.filter(({ tagName }) => tagName === 'dt');
  const id = String(lines[0]?.properties['id'] ?? '');
  const named = lines[0] && findOutermost(lines[0], (node) => hasClassName(node, 'descname'))[0];
  if (id === '' || !named) return null;
  const kind = classesOf(list).find((name) => name !== 'py' && name !== '') ?? '';
  return {
    kind,
    id,
    name: wordsIn(named),
    lines,
    body: readSphinxBody(elements.find(({ tagName }) => tagName === 'dd')),
  };
}

interface ReadSymbol {
  symbol: SdkSymbol;
  anchors: Map<string, string>;
}

/** The symbol of a definition, and those of the classes in it, which are called `Outer.Inner`. */
function readDefinitions(list: Element, outer = ''): ReadSymbol[] {
  const taken = takeDefinition(list);
  const kind = kinds.get(taken?.kind);
  if (!taken || kind === undefined) return [];
  const name = `${outer}${taken.name}`;
  const inner = kind === 'class' ? taken.body.definitions.filter(isClass) : [];
  return [readSymbol({ ...taken, name }, kind), ...inner.flatMap((one) => readDefinitions(one, `${name}.`))];
}

function isClass(list: Element): boolean {
  return hasClassName(list, 'class') || hasClassName(list, 'exception');
}

function readSymbol(taken: Definition, kind: SdkSymbol['kind']): ReadSymbol {
  const { id, name, lines, body } = taken;
  const isEnum = body.bases.some((base) => /\b(?:Int|Str)?(?:Enum|Flag)\b/.test(wordsOf(base)));
  const anchors = new Map<string, string>();
  const symbol = symbolOf({
    ...body.described,
    kind: kind === 'class' && isEnum ? 'enum' : kind,
    name,
    key: id,
    scope: scopeOf(id, name),
    declaration: kind === 'function' ? '' : lines.map(writeSphinxCode).join('\n'),
    signatures: kind === 'function' ? readSignatures(taken, 'def ') : [],
    members: kind === 'class' ? readMembers(taken, { isEnum, anchors }) : [],
    extends: body.bases,
  });
  return { symbol, anchors };
}

/** What is said of several signatures is said with the first. */
function readSignatures({ lines, body }: Definition, before = ''): SdkSignature[] {
  return lines.map((line, index) => readSphinxSignature(line, index === 0 ? body : withoutText(body), before));
}

function withoutText(body: SphinxBody): SphinxBody {
  return { ...body, described: { ...body.described, description: '', deprecated: null, notes: [] } };
}

function wordsOf(code: SdkSymbol['extends'][number]): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** `harbour.boats` of `harbour.boats.Ferry`. */
function scopeOf(id: string, name: string): string[] {
  const scope = id.endsWith(`.${name}`) ? id.slice(0, -name.length - 1) : '';
  return scope === '' ? [] : [scope];
}

function readMembers(
  { lines, body }: Definition,
  { isEnum, anchors }: { isEnum: boolean; anchors: Map<string, string> },
): SdkMember[] {
  const claimed = createUniqueNames({ firstSuffix: 2 });
  const members: SdkMember[] = [];
  const made = readSphinxSignature(lines[0]!, withoutText(body));
  if (made.parameters.length > 0 && !isEnum)
    members.push({
      kind: 'constructor',
      name: 'constructor',
      anchor: claimed.claim('constructor'),
      signatures: [{ ...made, code: made.code.replace(/^(?:class|exception) /, ''), returns: null }],
    });
  for (const list of body.definitions.filter((one) => !isClass(one))) {
    const taken = takeDefinition(list);
    if (!taken) continue;
    const kind = methods.includes(taken.kind) ? 'method' : isEnum && taken.kind === 'attribute' ? 'value' : 'property';
    const anchor = claimed.claim(memberAnchor(kind, taken.name));
    anchors.set(taken.id, anchor);
    members.push(readMember(taken, kind, anchor));
  }
  return members;
}

function readMember(definition: Definition, kind: 'method' | 'value' | 'property', anchor: string): SdkMember {
  const { name, lines, body } = definition;
  if (kind === 'method') return { kind, name, anchor, signatures: readSignatures(definition) };
  const facts = childElements(lines[0]!).filter((node) => hasClassName(node, 'property'));
  const [typed, valued] = [':', '='].map((mark) => facts.find((node) => wordsIn(node).trim().startsWith(mark)));
  const told = body.fields.get('type')?.children ?? [];
  const type = trimCode(sphinxCode(typed ? typed.children.slice(1) : told));
  const value = valued ? wordsIn(valued).trim().slice(1).trim() : null;
  const field = { ...body.described, name, type, isRequired: false, default: value, fields: [] };
  return { kind, name, anchor, field };
}
