import type { MediaContent } from '../../model/api/operation.ts';
import { encodedParts } from '../../read/openapi/encoded-parts.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { HeaderList } from './HeaderList.tsx';
import { ValuePairs } from './ValuePairs.tsx';

/** How the parts of a form or multipart body travel, behind a line that opens it. */
export function EncodingList({ encoding }: Pick<MediaContent, 'encoding'>) {
  const { texts } = useApi();
  const parts = encodedParts(encoding);
  usePage().used.add('field');
  if (parts.length === 0) return null;
  return (
    <details className="expandable">
      <summary>
        {texts.constraints.encoding} ({parts.length})
      </summary>
      <div className="block-content">
        {parts.map(({ name, contentType, values, headers }) => (
          <div className="field" key={name}>
            <FieldHead name={name} type={contentType} />
            <ValuePairs pairs={values} />
            <HeaderList headers={headers} />
          </div>
        ))}
      </div>
    </details>
  );
}
