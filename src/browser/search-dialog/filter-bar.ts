import { languageName } from '../../base/languages/language-name.ts';
import { languageTag } from '../../base/languages/language-tag.ts';
import type { Texts } from '../../base/languages/texts.ts';
import type { PartitionReference, SearchManifest } from '../../shared/search/index-format.ts';
import { createElement } from './create-element.ts';

/** What the results are limited to; `undefined` is no limit. */
export interface Filters {
  language: string | undefined;
  version: string | undefined;
  product: string | undefined;
  tab: string | undefined;
  section: string | undefined;
}

export interface FilterBarOptions {
  manifest: SearchManifest;
  filters: Filters;
  tabs: readonly string[];
  sections: readonly string[];
  texts: Texts['search'];
  /** Called with the new filters. */
  change: (filters: Filters) => void;
}

/** Where a reader starts: in their own language, version and product, else in the site's first language and version. */
export function chooseFilters(
  manifest: SearchManifest,
  reader: { language?: string | null; version?: string | null; product?: string | null },
): Filters {
  const languages = listValues(manifest, 'language');
  const product = reader.product ?? undefined;
  const wanted = reader.language ?? document.documentElement.lang;
  return {
    language:
      languages.find((language) => language === wanted) ??
      languages.find((language) => languageTag(language) === languageTag(wanted)) ??
      languages[0],
    version: chooseVersion(manifest, { version: reader.version, product }),
    product,
    tab: undefined,
    section: undefined,
  };
}

/** The controls for everything the site has more than one of; none for a plain site. */
export function renderFilters({ manifest, filters, tabs, sections, texts, change }: FilterBarOptions): HTMLElement[] {
  const select = (
    key: 'language' | 'version' | 'product' | 'section',
    values: readonly string[],
    name = (value: string): string => value,
  ): HTMLElement[] => {
    if (values.length < 2) return [];
    const options = values.map((value) => ({ value, label: name(value) }));
    return [
      renderSelect({
        label: texts[key],
        all: texts.all,
        options,
        chosen: filters[key],
        choose: (value) => {
          const chosen = { ...filters, ...(key !== 'section' && { tab: undefined, section: undefined }), [key]: value };
          // What another product has no version of would find nothing.
          if (key === 'product' && chosen.version) chosen.version = chooseVersion(manifest, chosen);
          change(chosen);
        },
      }),
    ];
  };
  const chips =
    tabs.length < 2
      ? []
      : [undefined, ...tabs].map((tab) =>
          renderChip(tab ?? texts.all, tab === filters.tab, () => change({ ...filters, tab, section: undefined })),
        );
  return [
    ...select('product', listProducts(manifest, filters)),
    ...select('version', listValues(manifest, 'version', filters.product)),
    ...select('language', listValues(manifest, 'language'), languageName),
    ...select('section', sections),
    ...chips,
  ];
}

function chooseVersion(
  manifest: SearchManifest,
  { version, product }: { version?: string | null | undefined; product: string | undefined },
): string | undefined {
  const versions = listValues(manifest, 'version', product);
  return versions.find((known) => known === version) ?? versions[0];
}

function listProducts({ partitions }: SearchManifest, { language }: Filters): string[] {
  const isOf = (partition: PartitionReference): boolean =>
    !language || !partition.language || partition.language === language;
  return [...new Set(partitions.filter(isOf).flatMap((partition) => partition.products))].filter(
    (name) => name !== null,
  );
}

/** `product`: those that the pages of this one have alone. */
function listValues({ partitions }: SearchManifest, key: 'language' | 'version', product?: string): string[] {
  const isOf = ({ products }: PartitionReference): boolean =>
    !product || products.includes(product) || products.includes(null);
  return [...new Set(partitions.flatMap((partition) => (isOf(partition) && partition[key]) || []))];
}

interface SelectOptions {
  label: string;
  all: string;
  options: { value: string; label: string }[];
  chosen: string | undefined;
  choose: (value: string | undefined) => void;
}

function renderSelect({ label, all, options, chosen, choose }: SelectOptions): HTMLElement {
  const items = [{ value: '', label: `${label}: ${all}` }, ...options].map((option) => {
    const item = createElement('option', { value: option.value }, option.label);
    item.selected = option.value === (chosen ?? '');
    return item;
  });
  const select = createElement('select', { class: 'search-select', 'aria-label': label }, ...items);
  select.onchange = () => choose(select.value || undefined);
  return select;
}

function renderChip(label: string, pressed: boolean, choose: () => void): HTMLElement {
  const chip = createElement(
    'button',
    { type: 'button', class: 'search-chip', 'aria-pressed': String(pressed) },
    label,
  );
  chip.onclick = choose;
  return chip;
}
