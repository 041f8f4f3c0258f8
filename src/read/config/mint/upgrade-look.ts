import { objectNode, objectNodeIfAny, renameMembers, scalarNode, translateScalar } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject, JsonScalar } from '../tree/json-node.ts';
import { nodeUnder } from '../tree/json-node.ts';

const themes = new Map<JsonScalar['value'], string>([
  ['venus', 'palm'],
  ['quill', 'willow'],
]);

/** The keys of `docs.json` that say how a site looks, from those of `mint.json`. */
export function upgradeLook(root: JsonObject): Record<string, JsonNode | null | undefined> {
  const { entries } = root;
  return {
    theme: upgradeTheme(root),
    colors: upgradeColors(entries.get('colors')),
    background: upgradeBackground(root),
    appearance: upgradeAppearance(entries.get('modeToggle')),
    fonts: upgradeFonts(entries.get('font')),
    styling: objectNodeIfAny(root, {
      eyebrows: nodeUnder(root, 'eyebrow', 'display'),
      codeblocks: translateScalar(nodeUnder(root, 'codeBlock', 'mode'), new Map([['auto', 'system']])),
    }),
  };
}

function upgradeTheme(root: JsonObject): JsonScalar {
  const theme = root.entries.get('theme');
  const value = theme?.kind === 'scalar' ? themes.get(theme.value) : undefined;
  return scalarNode(theme ?? root, value ?? 'mint');
}

function upgradeColors(colors: JsonNode | undefined): JsonNode | undefined {
  if (colors?.kind !== 'object') return colors;
  const { entries } = colors;
  return objectNode(colors, {
    primary: entries.get('primary'),
    light: entries.get('light'),
    dark: entries.get('dark'),
  });
}

function upgradeBackground(root: JsonObject): JsonObject | null {
  const background = root.entries.get('background');
  return objectNodeIfAny(background ?? root, {
    decoration: nodeUnder(background, 'style') ?? nodeUnder(background, 'decoration'),
    color: nodeUnder(root, 'colors', 'background') ?? nodeUnder(background, 'color'),
    image: root.entries.get('backgroundImage') ?? nodeUnder(background, 'image'),
  });
}

function upgradeAppearance(modeToggle: JsonNode | undefined): JsonNode | undefined {
  return modeToggle && renameMembers(modeToggle, { isHidden: 'strict' });
}

function upgradeFonts(font: JsonNode | undefined): JsonNode | undefined {
  if (font?.kind !== 'object') return font;
  const renamed = renameMembers(renameMembers(font, { headings: 'heading' }), { url: 'source' }) as JsonObject;
  const entries = new Map<string, JsonNode>();
  for (const [key, child] of renamed.entries) entries.set(key, renameMembers(child, { url: 'source' }));
  return { ...renamed, entries };
}
