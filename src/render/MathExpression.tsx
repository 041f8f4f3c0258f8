import { usePage } from '../content-components/PageProvider.tsx';

/** A formula of a page: `$$ … $$` as a block, `$ … $` in running text. */
export function MathExpression({ source, display = false }: { source: string; display?: boolean }) {
  const page = usePage();
  page.used.add('math');
  const Tag = display ? 'div' : 'span';
  return <Tag className={display ? 'math math-display' : 'math'} dangerouslySetInnerHTML={{ __html: page.renderMath(source, { display }) }} />;
}
