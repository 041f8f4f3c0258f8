import type { ReaderOption } from '../../base/readers/reader-marks.ts';
import { coversAccess } from '../../base/readers/unite-access.ts';
import type { PageReference, PageView } from '../../model/view.ts';
import { accessOfTargets, addOption, type NavigationReaders } from './reader-targets.ts';
import type { ViewedPage } from './viewed-page.ts';

export interface NeighbourInput {
  /** Routes in order. */
  sequence: readonly string[];
  /** Of the page itself. */
  position: number;
  readers: NavigationReaders;
  known: (route: string | undefined) => ViewedPage | null;
}

/** The pages before and after a page: for each reader the nearest that he may read. */
export function markNeighbours(input: NeighbourInput): Pick<PageView, 'previous' | 'next'> {
  return { previous: referenceFrom(input, -1), next: referenceFrom(input, 1) };
}

function referenceFrom({ sequence, position, readers, known }: NeighbourInput, step: 1 | -1): PageReference | null {
  const { marks, accessOf } = readers;
  const own = accessOf(sequence[position]!);
  const options: ReaderOption[] = [];
  for (let index = position + step; index >= 0 && index < sequence.length; index += step) {
    const route = sequence[index]!;
    const access = accessOf(route);
    // Who reads this page may read that one too: nobody goes further.
    if (known(route) !== null && (addOption(options, { access, text: route }) || coversAccess(access, own))) break;
  }
  if (options.length === 0) return null;
  const choose = (text: (page: ViewedPage) => string): string =>
    marks.choose(
      options.map((option) => ({ ...option, text: text(known(option.text)!) })),
      '',
    );
  return {
    label: choose(({ title }) => title),
    href: marks.element(accessOfTargets(options)) + marks.choose(options, '/'),
    description: choose(({ description }) => description),
  };
}
