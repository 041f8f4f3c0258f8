import { tellApart } from '../../base/paths/tell-apart.ts';
import type { CodeSample, OperationDocs, PlaygroundDisplay } from '../../model/api/operation.ts';
import { readExtensionGroups } from '../../shared/json-schema/read-extension-groups.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { type DescriptionContext, partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';

/**
 * What the extensions of an operation and of its path item ask for its page. `x-hidden` and `x-excluded` keep the
 * operation out of the documentation; `x-docs` and its alias `x-mint` shape the page, `x-docs` winning key by key. An
 * operation whose groups cannot be read is for nobody. `files` are those that parts of it stand in.
 */
export function parseOperationDocs(
  pathItem: UntrustedTree,
  operation: UntrustedTree,
  files: readonly string[],
): OperationDocs {
  const layers = [pathItem['x-mint'], pathItem['x-docs'], operation['x-mint'], operation['x-docs']]
    .map(asTree)
    .filter((layer) => layer !== null);
  const docs: UntrustedTree = Object.fromEntries(layers.flatMap((layer) => entriesOf(layer)));
  const metadata = Object.fromEntries(
    layers.flatMap((layer) => entriesOf(layer.metadata)).filter(([key]) => key !== 'openapi'),
  );
  return {
    metadata,
    content: asText(docs.content),
    isFromElsewhere: files.some((file) => /^https?:/i.test(file)),
    href: asText(docs.href) || null,
    groups: [...new Set(layers.flatMap((layer) => readExtensionGroups(layer.groups) ?? []))],
    listing: layers.some((layer) => readExtensionGroups(layer.groups) === null)
      ? 'excluded'
      : listingOf([pathItem, operation], docs),
    playground: parsePlayground(docs.playground) ?? parsePlayground(metadata.playground),
    ...(isTrue(asTree(docs.playground)?.expand) && { isExpanded: true }),
  };
}

function listingOf(trees: UntrustedTree[], docs: UntrustedTree): OperationDocs['listing'] {
  if (trees.some((tree) => isTrue(tree['x-hidden']) || isTrue(tree['x-excluded']))) return 'excluded';
  if (isTrue(docs.excluded)) return 'excluded';
  return isTrue(docs.hidden) ? 'unlisted' : 'listed';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function parsePlayground(value: unknown): PlaygroundDisplay | null {
  const name = typeof value === 'string' ? value : asTree(value)?.display;
  return name === 'interactive' || name === 'simple' || name === 'none' || name === 'auth' ? name : null;
}

/**
 * `x-codeSamples` (or `x-code-samples`): samples written by hand, several per language allowed. Generators label those
 * of all languages with the name of the operation, which tells a reader nothing apart: the language is said as well.
 */
export function parseCodeSamples(operation: Located, { follow }: Pick<DescriptionContext, 'follow'>): CodeSample[] {
  const samples = ['x-codeSamples', 'x-code-samples', 'x-codesamples'].flatMap((key) =>
    partsOf(follow(partOf(operation, key))),
  );
  const written = samples.flatMap((item) => {
    const sample = asTree(follow(item.at).value);
    const source = asText(sample?.source);
    if (!sample || source === '') return [];
    const lang = asText(sample.lang) || 'text';
    return [{ lang, label: asText(sample.label) || nameOf(lang, source), source }];
  });
  const labels = tellApart(nameLanguages(written));
  return written.map((sample, index) => ({ ...sample, label: labels[index]! }));
}

/** Labels, with the language in or before those that samples of several languages share. */
function nameLanguages(samples: readonly CodeSample[]): string[] {
  const languages = samples.map(({ lang, source }) => nameOf(lang, source));
  const uses = Map.groupBy(samples.keys(), (index) => samples[index]!.label);
  const isShared = (label: string): boolean => new Set(uses.get(label)!.map((index) => languages[index])).size > 1;
  const isAlone = uses.size === 1 && new Set(languages).size === samples.length;
  return samples.map(({ label }, index) => {
    if (!isShared(label)) return label;
    return isAlone ? languages[index]! : `${languages[index]}: ${label}`;
  });
}

/** A shell's name may stand for any command, so only a request by curl is called so. */
function nameOf(lang: string, source: string): string {
  const language = resolveLanguage(lang);
  if (language?.key !== 'bash' || /^\s*(?:\$\s*)?curl\b/.test(source)) return language?.label ?? lang;
  return 'Shell';
}
