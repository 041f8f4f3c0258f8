import { suggestNearest } from '../../base/errors/suggest.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { configSchema } from './config-schema.ts';
import { holdServices } from './hold-services.ts';
import { upgradeMintConfig } from './mint/upgrade-mint-config.ts';
import { tidyNavigation } from './navigation/tidy-navigation.ts';
import { Place } from './place.ts';
import { resolveConfig } from './resolve-config.ts';
import { defaultPrimaryColor } from './topics/colors.ts';
import { defaultIconLibrary } from './topics/icons.ts';
import { builtInThemes, defaultTheme } from './topics/theme.ts';
import { buildLocate, buildLocateValue, type Locate, type LocateValue } from './tree/build-locate.ts';
import type { JsonNode, JsonObject } from './tree/json-node.ts';
import { positionOf, problemAt } from './tree/json-node.ts';
import type { ReadFile } from './tree/read-json-tree.ts';
import { readJsonTree } from './tree/read-json-tree.ts';
import type { Fallbacks } from './validation/validate-tree.ts';
import { validateTree } from './validation/validate-tree.ts';

export interface ConfigSource {
  file: 'docs.json' | 'mint.json';
  /** Gives the text of a file by its path relative to the site folder, `null` when there is none. */
  readFile: ReadFile;
}

export interface ParsedConfig {
  /** `null` when the file is no JSON, or `name` or `navigation` cannot be used. */
  config: SiteConfig | null;
  problems: Problem[];
  /** Every file that was asked for, relative to the site folder. */
  inputs: string[];
  /** Where a value was written, by its `at` or the `key` of a problem. */
  locate: Locate;
  /** Where a value was written, by its place in `config`. */
  locateValue: LocateValue;
}

const fallbacks: Fallbacks = {
  theme: { value: defaultTheme, severity: 'warning', hint: `The site is built with "theme": "${defaultTheme}"` },
  colors: {
    value: { primary: defaultPrimaryColor },
    severity: 'error',
    hint: `Write "colors": { "primary": "${defaultPrimaryColor}" }`,
  },
  'colors.primary': {
    value: defaultPrimaryColor,
    severity: 'error',
    hint: `Use a hex colour such as "${defaultPrimaryColor}"`,
  },
  'icons.library': {
    value: defaultIconLibrary,
    severity: 'warning',
    hint: `Icons come from "${defaultIconLibrary}"`,
  },
};

/**
 * Reads the configuration of a site: follows `$ref`s, upgrades `mint.json`, checks every value and fills in every
 * default. A wrong value is reported and replaced by its default. Never throws for what authors can write.
 */
export function parseConfig(source: ConfigSource): ParsedConfig {
  const { root, problems, inputs, lost } = readJsonTree(source);
  const locate = buildLocate(root);
  if (root && root.kind !== 'object') problems.push(notAnObject(root));
  const checked =
    root?.kind === 'object'
      ? checkConfig(source.file === 'mint.json' ? upgradeMintConfig(root, problems) : root, { problems, lost })
      : null;
  const config = checked?.config ?? null;
  if (config) checkTheme(config, { source, problems, locate });
  return {
    config,
    problems: problems.map((problem) => ({ ...problem, kind: 'settings' })),
    inputs,
    locate,
    locateValue: buildLocateValue(checked?.root ?? null),
  };
}

/** A theme is one of ours, or a folder of the site; any other name is reported and the default theme shown. */
function checkTheme(
  config: SiteConfig,
  { source, problems, locate }: { source: ConfigSource; problems: Problem[]; locate: Locate },
): void {
  const { theme } = config;
  const isOurs = builtInThemes.some((name) => name === theme);
  if (isOurs || source.readFile(`themes/${theme}/Layout.astro`) !== null) return;
  const near = suggestNearest(theme, builtInThemes);
  problems.push({
    severity: 'error',
    code: 'unknown-theme',
    message: `There is no theme "${theme}"`,
    hint: near
      ? `Did you mean "${near}"?`
      : `Use one of ${builtInThemes.join(', ')}, or add themes/${theme}/Layout.astro`,
    key: 'theme',
    ...locate('theme'),
  });
  config.theme = defaultTheme;
}

function checkConfig(
  root: JsonObject,
  { problems, lost }: { problems: Problem[]; lost: readonly string[] },
): { config: SiteConfig | null; root: JsonObject } {
  const validated = validateTree({ root: tidyNavigation(root, problems), schema: configSchema, fallbacks, lost });
  addAll(problems, validated.problems);
  const config = validated.value && resolveConfig(validated.value, new Place(validated.root, problems));
  if (config) config.integrations = holdServices(config, problems);
  return { config, root: validated.root };
}

function notAnObject(root: JsonNode): Problem {
  return problemAt(positionOf(root), {
    severity: 'error',
    code: 'invalid-value',
    message: 'The file must contain an object',
    hint: 'Start it with `{`',
  });
}
