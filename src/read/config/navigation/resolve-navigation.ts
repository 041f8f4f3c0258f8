import { suggestNearest } from '../../../base/errors/suggest.ts';
import { languages } from '../../../base/languages/languages.ts';
import { matchLanguage } from '../../../base/languages/match-language.ts';
import type { NavElementConfig, NavGroupConfig, NavigationConfig, NavPageConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { resolveApiSources, resolveSdkSource } from '../topics/api-source.ts';
import { resolveBanner } from '../topics/banner.ts';
import { resolveFooter } from '../topics/footer.ts';
import { resolveNavbar } from '../topics/navbar.ts';
import { resolveColorPair } from '../values/color-pair.ts';
import { resolveIconValue } from '../values/icon.ts';
import { resolveConfigLink } from '../values/link.ts';
import type { DivisionKey } from './division-kinds.ts';
import { divisionKeys, divisionKinds, globalKeys } from './division-kinds.ts';
import { languageCodes } from './language-codes.ts';
import type { ContentInput, DivisionInput, GroupInput, PageInput } from './navigation-schema.ts';
import { normalizePageName } from './page-name.ts';

/**
 * The navigation with every icon, page name, link and API description in its one form, and the place of each element.
 */
export function resolveNavigation(input: ContentInput, place: Place): NavigationConfig {
  const config: NavigationConfig = { at: place.at, ...resolveOptions(input) };
  for (const key of divisionKeys) {
    const divisions = input[key];
    if (divisions) config[key] = resolveDivisions(divisions, key, place.child(key));
  }
  if (input.groups) {
    const own = place.child('groups');
    if (input.groups.length === 0) warnOfNone('groups', own);
    config.groups = input.groups.map((group, index) => resolveGroup(group, own.child(index)));
  }
  if (input.pages) config.pages = resolvePages(input.pages, place.child('pages'));
  if (input.global) config.global = resolveGlobal(input.global, place.child('global'));
  return config;
}

function resolveGlobal(
  input: NonNullable<ContentInput['global']>,
  place: Place,
): NonNullable<NavigationConfig['global']> {
  const config: NonNullable<NavigationConfig['global']> = {};
  for (const key of globalKeys) {
    const divisions = input[key];
    if (divisions) config[key] = resolveDivisions(divisions, key, place.child(key));
  }
  return config;
}

function resolveDivisions(inputs: DivisionInput[], key: DivisionKey, place: Place): NavElementConfig[] {
  if (inputs.length === 0 && !divisionKinds[key].mayBeNone) warnOfNone(key, place);
  return inputs.map((input, index) => resolveDivision(input, key, place.child(index)));
}

function warnOfNone(key: string, place: Place): void {
  place.warn({ code: 'empty-list', message: `The list \`${key}\` is empty` });
}

function resolveDivision(input: DivisionInput, key: DivisionKey, place: Place): NavElementConfig {
  const label = input[divisionKinds[key].label] ?? '';
  if (key === 'languages') checkLanguage(label, place.child('language'));
  const { hidden, tag, description, align, searchable } = input;
  return compact({
    ...resolveNavigation(input, place),
    label: (key === 'products' && input.name) || label,
    href: input.href === undefined ? undefined : resolveConfigLink(input.href, place.child('href')),
    icon: resolveIconValue(input, place) ?? undefined,
    color: resolveColorPair(input.color) ?? undefined,
    default: input.default,
    navbar: input.navbar && resolveNavbar(input.navbar, place.child('navbar')),
    footer: input.footer && resolveFooter(input.footer, place.child('footer')),
    banner: resolveBanner(input.banner) ?? undefined,
    ...{ hidden, tag, description, align, searchable },
  });
}

function resolveGroup(input: GroupInput, place: Place): NavGroupConfig {
  const { tag, expanded, hidden, boost, searchable } = input;
  const { openapi, asyncapi, graphql, sdk, directory, public: isPublic } = resolveOptions(input);
  if (openapi && asyncapi) {
    place.child('asyncapi').warn({
      code: 'two-descriptions',
      message: '`asyncapi` has no effect next to `openapi`',
      hint: 'Use a separate group for each',
    });
  }
  return compact({
    at: place.at,
    // A group that shall have no name is often named by a space.
    label: input.group.trim(),
    pages: resolvePages(input.pages ?? [], place.child('pages')),
    icon: resolveIconValue(input, place) ?? undefined,
    root: input.root === undefined ? undefined : normalizePageName(input.root),
    public: isPublic,
    openapi,
    asyncapi: openapi ? undefined : asyncapi,
    ...{ graphql, sdk, tag, expanded, hidden, boost, searchable, directory },
  });
}

function resolvePages(inputs: PageInput[], place: Place): NavPageConfig[] {
  return inputs.flatMap((input, index): NavPageConfig[] => {
    const own = place.child(index);
    if (typeof input !== 'string') return [{ kind: 'group', group: resolveGroup(input, own) }];
    if (input.trim() === '') own.warn({ code: 'empty-page', message: 'A page without a path is ignored' });
    return input.trim() === '' ? [] : [{ kind: 'ref', at: own.at, value: normalizePageName(input) }];
  });
}

type OptionKey = 'openapi' | 'asyncapi' | 'graphql' | 'sdk' | 'directory' | 'public';

function resolveOptions(input: Pick<ContentInput, OptionKey>): Pick<NavigationConfig, OptionKey> {
  return compact({
    openapi: input.openapi === undefined ? undefined : resolveApiSources(input.openapi),
    asyncapi: input.asyncapi === undefined ? undefined : resolveApiSources(input.asyncapi),
    graphql: input.graphql === undefined ? undefined : resolveApiSources(input.graphql),
    sdk: input.sdk && [resolveSdkSource(input.sdk)],
    directory: input.directory,
    public: input.public,
  });
}

function checkLanguage(code: string, place: Place): void {
  if (code === '' || matchLanguage(code, languages) !== null) return;
  const nearest = suggestNearest(code, languageCodes);
  const hint = nearest === null ? 'The interface is shown in English' : `Did you mean "${nearest}"?`;
  place.warn({
    code: 'unknown-language',
    message: `The interface is not translated into "${code}"`,
    hint,
  });
}

/** The object without its undefined members, so that the navigation is plain JSON. */
function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
