import { EncodedTokenMetadata, Theme } from 'shiki/textmate';
import type { ThemeRegistrationResolved } from 'shiki/types';

/** How a token looks in one theme. Font style is a bit set: 1 italic, 2 bold, 4 underline, 8 struck through. */
export interface TokenStyle {
  color: string;
  fontStyle: number;
}

export interface TokenLook {
  light: TokenStyle;
  dark: TokenStyle;
}

// Everything that reads these parts is overridden.
const emptyTheme = [null, null, null] as unknown as ConstructorParameters<typeof Theme>;

type ScopePath = Parameters<Theme['match']>[0];
type Annotated = NonNullable<ScopePath> & Record<symbol, PathNode | undefined>;
type StyleAttributes = ReturnType<Theme['getDefaults']>;

interface Resolved {
  look: TokenLook;
  attributes: StyleAttributes;
}

/** A scope path, the same for all equal paths of the grammars. */
interface PathNode {
  resolved: Resolved;
  inner: Map<string, PathNode>;
}

/**
 * A theme that is two: grammars are run once for both. It answers each scope with the number of a *look*, the complete
 * pair of styles, in place of a foreground and background colour; `look` reads it back from a token's metadata.
 */
export class ThemePair extends Theme {
  readonly defaultLook: TokenLook;
  private readonly light: ThemeReader;
  private readonly dark: ThemeReader;
  private readonly byKey = new Map<string, Resolved>();
  private readonly byNumber: TokenLook[] = [];
  // On the path itself, which lives for one line of one run: a map of all paths costs a sixth of the whole run.
  private readonly key = Symbol('node');
  private readonly root: PathNode;

  constructor(light: ThemeRegistrationResolved, dark: ThemeRegistrationResolved) {
    super(...emptyTheme);
    this.light = new ThemeReader(light);
    this.dark = light === dark ? this.light : new ThemeReader(dark);
    this.defaultLook = { light: this.light.defaults, dark: this.dark.defaults };
    this.root = { resolved: this.intern(this.defaultLook), inner: new Map() };
  }

  override getDefaults(): StyleAttributes {
    return this.root.resolved.attributes;
  }

  override match(path: ScopePath): StyleAttributes {
    return this.nodeOf(path).resolved.attributes;
  }

  /** What a token of this metadata looks like. */
  look(metadata: number): TokenLook {
    return this.byNumber[numberOf(metadata)] ?? this.defaultLook;
  }

  private nodeOf(path: ScopePath): PathNode {
    if (path === null) return this.root;
    const known = (path as Annotated)[this.key];
    if (known) return known;
    const parent = this.nodeOf(path.parent);
    const node = parent.inner.get(path.scopeName) ?? this.addNode(parent, path);
    (path as Annotated)[this.key] = node;
    return node;
  }

  private addNode(parent: PathNode, path: NonNullable<ScopePath>): PathNode {
    const { look } = parent.resolved;
    const light = this.light.apply(look.light, path);
    const dark = this.dark.apply(look.dark, path);
    const same = light === look.light && dark === look.dark;
    const node = { resolved: same ? parent.resolved : this.intern({ light, dark }), inner: new Map() };
    // Grammars may take scope names from the code, so their number has no bound.
    if (parent.inner.size < 1000) parent.inner.set(path.scopeName, node);
    return node;
  }

  private intern(look: TokenLook): Resolved {
    const key = `${look.light.color} ${look.light.fontStyle} ${look.dark.color} ${look.dark.fontStyle}`;
    let resolved = this.byKey.get(key);
    if (!resolved) {
      resolved = { look, attributes: attributesOf(this.byNumber.push(look) - 1) };
      this.byKey.set(key, resolved);
    }
    return resolved;
  }
}

// Zero means "as the parent" in both fields, so each counts from 1: 9 bits of foreground, 8 of background.
function attributesOf(number: number): StyleAttributes {
  return { fontStyle: 0, foregroundId: 1 + (number % 511), backgroundId: 1 + (Math.floor(number / 511) % 255) };
}

function numberOf(metadata: number): number {
  return EncodedTokenMetadata.getForeground(metadata) - 1 + (EncodedTokenMetadata.getBackground(metadata) - 1) * 511;
}

/** Applies one theme's rules to styles with real colours. */
class ThemeReader {
  readonly defaults: TokenStyle;
  private readonly theme: Theme;
  private readonly colors: string[];
  private readonly replacements: Record<string, string>;

  constructor(registration: ThemeRegistrationResolved) {
    this.theme = Theme.createFromRawTheme(registration);
    this.colors = this.theme.getColorMap();
    this.replacements = registration.colorReplacements ?? {};
    const { foregroundId, fontStyle } = this.theme.getDefaults();
    this.defaults = { color: this.colorOf(foregroundId), fontStyle: Math.max(0, fontStyle) };
  }

  apply(parent: TokenStyle, path: ScopePath): TokenStyle {
    const rule = this.theme.match(path);
    if (!rule || (rule.fontStyle < 0 && rule.foregroundId === 0)) return parent;
    return {
      color: rule.foregroundId === 0 ? parent.color : this.colorOf(rule.foregroundId),
      fontStyle: rule.fontStyle < 0 ? parent.fontStyle : rule.fontStyle,
    };
  }

  private colorOf(id: number): string {
    const color = (this.colors[id] ?? '#000000').toLowerCase();
    return this.replacements[color] ?? color;
  }
}
