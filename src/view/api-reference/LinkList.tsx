import type { ResponseLink } from '../../model/api/operation.ts';
import { linkTexts } from '../../read/openapi/link-texts.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { ValuePairs } from './ValuePairs.tsx';

/** What can be asked next with values of a response, behind a line that opens it. */
export function LinkList({ links }: { links: readonly ResponseLink[] }) {
  const { texts, linkOf } = useApi();
  const { used, resolveHref } = usePage();
  used.add('field');
  if (links.length === 0) return null;
  return (
    <details className="expandable">
      <summary>
        {texts.links} ({links.length})
      </summary>
      <div className="block-content">
        {linkTexts(links, { words: texts, linkOf }).map(({ name, target, page, description, values }) => (
          <div className="field" key={name}>
            <FieldHead
              name={name}
              {...(page ? { typeLink: { name: target, href: resolveHref(page.route) } } : { type: target })}
            />
            <Description text={description} />
            <ValuePairs pairs={values} />
          </div>
        ))}
      </div>
    </details>
  );
}
