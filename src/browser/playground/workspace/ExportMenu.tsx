import { useState } from 'react';
import { plainTitle } from '../../../base/text/plain-title.ts';
import { Choice } from '../Choice.tsx';
import { usePlayground } from '../playground-context.tsx';
import { sentValues } from '../state/sent-values.ts';
import { type CollectedOperation, collectOperations, namedRequest, sampleRequest } from './collect-operations.ts';
import type { CollectedRequest } from './formats/collected-request.ts';
import { collectionFormats } from './formats/formats.ts';
import { writeOpenApi } from './formats/open-api.ts';
import { saveFile } from './save-file.ts';

/** This request, or one of every endpoint, as a file for another client. Credentials stay here. */
export function ExportMenu() {
  const { data, state, texts } = usePlayground();
  const [range, setRange] = useState<'one' | 'all'>('one');
  const [progress, setProgress] = useState('');
  const title = data.document.title || plainTitle(data.operation.summary) || 'API';
  const collect = async (): Promise<{ operations: CollectedOperation[]; requests: CollectedRequest[] }> => {
    if (range === 'one') {
      const name = plainTitle(data.operation.summary) || `${data.operation.method} ${data.operation.path}`;
      const request = namedRequest(data, sentValues(data.operation, state.values));
      return { operations: [{ data, name, group: '' }], requests: [{ name, group: '', request }] };
    }
    const operations = await collectOperations((done, all) => setProgress(`${done} / ${all}`));
    const requests = operations.map(({ data: other, name, group }) => ({ name, group, request: sampleRequest(other) }));
    return { operations, requests };
  };
  const save = async (
    filename: string,
    write: (found: Awaited<ReturnType<typeof collect>>) => string,
  ): Promise<void> => {
    const found = await collect();
    setProgress('');
    saveFile(filename, write(found));
  };
  return (
    <section>
      <h3>{texts.exportFile}</h3>
      <Choice
        label={texts.exportFile}
        value={range}
        options={[
          { value: 'one', label: texts.thisRequest },
          { value: 'all', label: texts.allRequests },
        ]}
        onChange={(value) => setRange(value as 'one' | 'all')}
      />
      <div className="playground-buttons">
        {collectionFormats.map(({ label, filename, write }) => (
          <button
            key={label}
            type="button"
            className="playground-add"
            onClick={() => void save(filename, ({ requests }) => write(title, requests))}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="playground-add"
          onClick={() =>
            void save('openapi.json', ({ operations }) => writeOpenApi(operations.map((each) => each.data)))
          }
        >
          OpenAPI
        </button>
        <span role="status" className="playground-note">
          {progress}
        </span>
      </div>
    </section>
  );
}
