import type { Evaluation, Quality } from '../../shared/search/evaluate.ts';
import { renderTable } from '../render-table.ts';

/** A table with a row for each kind of question: what the browser's search and the service's find. */
export function renderEvaluation(
  { browser, service }: { browser: Evaluation; service: Evaluation },
  { meaning }: { meaning: boolean },
): string {
  const kinds = Object.keys(browser.kinds);
  const cells = ({ hit1, hit5, hit10, mrr }: Quality): string[] =>
    [hit1, hit5, hit10, mrr].map((value) => value.toFixed(3));
  const row = (name: string, one: Quality, other: Quality): string[] => [
    name,
    String(one.questions),
    ...cells(one),
    '',
    ...cells(other),
  ];
  const rows = kinds.map((kind) => row(kind, browser.kinds[kind]!, service.kinds[kind]!));
  const head = ['', 'questions', 'hit@1', 'hit@5', 'hit@10', 'MRR'];
  const table = renderTable(
    [...head, '', 'hit@1', 'hit@5', 'hit@10', 'MRR'],
    [...rows, row('all', browser.all, service.all)],
  );
  return `Left: search in the browser. Right: the service, ${meaning ? 'by keyword and meaning' : 'by keyword only'}.\n\n${table}`;
}
