import { objectOf } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';

/**
 * Where the files of pages are for readers, by `rewrites` of the configuration, as rules or as a function. `settings`:
 * the text of the configuration.
 */
export function readRewrites(rewrites: unknown, settings: string): (file: string) => string {
  const byName = createRewriter(objectOf(rewrites));
  const replace = createReplacer(settings);
  return (file) => replace(byName(file));
}

/**
 * Where pages are whose files lie elsewhere (VitePress, "Route Rewrites"): `packages/:name/docs/(.*)` → `:name/:0`,
 * with `:name*` for any number of folders.
 */
function createRewriter(rewrites: Record<string, unknown>): (file: string) => string {
  const rules = Object.entries(rewrites).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const names: string[] = [];
    const source = from.replace(
      /:(\w+)(\([^)]*\))?([*+?]?)|(\([^)]*\))|[.+?^$|[\]\\]/g,
      (found, name, own, many, group) => {
        if (name === undefined && group === undefined) return `\\${found}`;
        names.push(name ?? String(names.length));
        return group ?? own ?? (many === '*' ? '(.*)' : many === '+' ? '(.+)' : '([^/]+?)');
      },
    );
    return [{ pattern: new RegExp(`^${source}$`), names, to }];
  });
  return (file) => {
    const rule = rules.find(({ pattern }) => pattern.test(file));
    if (!rule) return file;
    const values = rule.pattern.exec(file)!.slice(1);
    return joinPath(rule.to.replace(/:(\w+)[*+?]?/g, (_, name: string) => values[rule.names.indexOf(name)] ?? ''));
  };
}

/** The same as a function: each `.replace(/pattern/, 'text')` in it says where pages are. */
function createReplacer(settings: string): (file: string) => string {
  const [, body = ''] =
    /\brewrites\s*(?:\(|:\s*(?:async\s*)?(?:\(|function\b|\w+\s*=>))([\s\S]*?\n {0,4}\})/.exec(settings) ?? [];
  const form = /\.replace\(\s*\/((?:[^/\\\n]|\\.)+)\/([a-z]*)\s*,\s*(["'`])([^"'`\n]*)\3/g;
  const rules = [...body.matchAll(form)].flatMap(([, source = '', flags = '', , to = '']) => {
    try {
      return [{ pattern: new RegExp(source, flags), to }];
    } catch {
      return [];
    }
  });
  return (file) => rules.reduce((place, { pattern, to }) => place.replace(pattern, to), file);
}
