import type { Parameter } from '../../model/api/operation.ts';
import { ApiMode, useApi } from './api-context.tsx';
import { ParameterList } from './ParameterList.tsx';

/** Headers of a response or of a part of a body, behind a line that opens them. */
export function HeaderList({ headers }: { headers: readonly Parameter[] }) {
  const { mode, texts } = useApi();
  if (headers.length === 0) return null;
  return (
    <details className="expandable">
      <summary>
        {texts.sections.header} ({headers.length})
      </summary>
      <div className="block-content">
        <ApiMode mode={mode}>
          <ParameterList parameters={headers} />
        </ApiMode>
      </div>
    </details>
  );
}
