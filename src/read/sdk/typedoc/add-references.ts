import type { SdkTarget } from '../../../model/api/sdk.ts';
import { renderName } from '../render-parts.ts';
import { writeLink } from '../render-sdk-code.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection } from './typedoc-json.ts';

/**
 * What is handed on leads to what it is: links to it do, the page of the module that hands it on names it, and the page
 * of what has another name there tells this name.
 */
export function addReferences({ id: module, children = [] }: Reflection, targets: Map<string, SdkTarget>): void {
  const entries: string[] = [];
  for (const { kind, id, name, target, ...rest } of children) {
    const found = kind === reflectionKind.reference ? targets.get(String(target)) : undefined;
    if (found) {
      targets.set(String(id), found);
      const link = writeLink(`\`${found.symbol.name}\``, found.symbol.key);
      entries.push(name === found.symbol.name ? `- ${link}` : `- ${renderName(name)}: ${link}`);
      if (name !== found.symbol.name) addName(found, name);
    }
    if (rest.children) addReferences({ ...rest, kind, id, name }, targets);
  }
  const symbol = targets.get(String(module))?.symbol;
  if (symbol && entries.length > 0) symbol.notes.push({ label: 'Re-exports', text: entries.join('\n') });
}

/** Of what is called in one way, the call tells all. */
function addName({ symbol }: SdkTarget, name: string): void {
  const { notes } = symbol.signatures.length === 1 ? symbol.signatures[0]! : symbol;
  const label = 'Also exported as';
  const known = notes.find((note) => note.label === label);
  if (known) known.text += `, ${renderName(name)}`;
  else notes.push({ label, text: renderName(name) });
}
