import type { LoadedPartition } from './load-partition.ts';
import type { SearchRequest } from './search-results.ts';

/** What pages can be limited to within a partition. */
export type LabelFilter = Pick<SearchRequest, 'tab' | 'product' | 'section'>;

/** Names that pages go by, in the order of the navigation. */
export interface PageLabels {
  tabs: string[];
  sections: string[];
}

/**
 * Whether a page is of the wanted tab, section and product; pages outside all products belong to each of them.
 * `undefined` where everything is wanted.
 */
export function pageTest(
  { tabs, products, groups, pages }: LoadedPartition,
  { tab, product, section }: LabelFilter,
): ((page: number) => boolean) | undefined {
  if (tab === undefined && product === undefined && section === undefined) return undefined;
  const isOf = (wanted: string | undefined, labels: readonly string[], of: Int32Array): ((page: number) => boolean) => {
    if (wanted === undefined) return () => true;
    const number = labels.indexOf(wanted);
    return (page) => number >= 0 && of[page] === number;
  };
  const isOfTab = isOf(tab, tabs, pages.tab);
  const isOfSection = isOf(section, groups, pages.group);
  const isOfProduct = isOf(product, products, pages.product);
  return (page) =>
    isOfTab(page) && isOfSection(page) && (product === undefined || pages.product[page] === -1 || isOfProduct(page));
}

/** The names by which pages of a product, and of a tab in it, can be limited further. */
export function listLabels(partition: LoadedPartition, { product, tab }: Omit<LabelFilter, 'section'>): PageLabels {
  const { tabs, groups, pages } = partition;
  const choose = (labels: readonly string[], of: Int32Array, filter: LabelFilter): string[] => {
    const isWanted = pageTest(partition, filter);
    return labels.filter((_, label) => of.some((other, page) => other === label && (isWanted?.(page) ?? true)));
  };
  return {
    tabs: choose(tabs, pages.tab, { product }),
    sections: choose(groups, pages.group, { product, tab }),
  };
}
