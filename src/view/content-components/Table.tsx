import type { ComponentPropsWithoutRef } from 'react';
import { isBlank, nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';

/** A table that scrolls by itself when it is wider than the text. */
export function Table(props: ComponentPropsWithoutRef<'table'>) {
  const { texts } = usePage();
  return (
    <div className="table-scroll" role="group" aria-label={texts.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The heading of a column or row; an empty one heads nothing and is a plain cell. */
export function TableHeading(props: ComponentPropsWithoutRef<'th'>) {
  return isBlank(props.children) ? <td {...props} /> : <th {...props} />;
}

/** Shorter texts are read in a narrow column as well. */
const longText = 40;

/** A cell; one that holds a number is marked, so that columns of figures line up, and one that holds many words. */
export function TableCell(props: ComponentPropsWithoutRef<'td'>) {
  const page = usePage();
  const text = nodeText(props.children, page).trim();
  const isLong = text.length > longText;
  if (isLong) page.used.add('long-cells');
  return <td {...props} data-numeric={isNumeric(text) ? '' : undefined} data-long={isLong ? '' : undefined} />;
}

const numericForms = [
  /^[~≈<>≤≥±+-]?\s*[$€£¥]?\s*\d[\d.,\s]*\s*(%|[a-zµ°]{1,5}(\/[a-z]{1,5})?)?$/i,
  /^v?\d+(\.\d+)+([-+][\w.]+)?$/i,
  /^(0x[\da-f]+|#[\da-f]{3,8})$/i,
];

/** Numbers, with or without a unit, versions, hexadecimal numbers and colours, and text that is mostly digits. */
function isNumeric(text: string): boolean {
  if (text.length > 40 || !/[\d#]/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits / text.replace(/\s/g, '').length >= 0.8 || numericForms.some((form) => form.test(text));
}
