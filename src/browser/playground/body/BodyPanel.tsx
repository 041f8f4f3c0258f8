import { useState } from 'react';
import type { MediaContent } from '../../../model/api/operation.ts';
import { defaultBody } from '../../../shared/request/default-body.ts';
import { bodyKind } from '../../../shared/request/media-type.ts';
import { Choice } from '../Choice.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { usePlayground } from '../playground-context.tsx';
import { withFixedParts } from '../state/first-values.ts';
import { JsonBody } from './JsonBody.tsx';

/** Few bodies are forms, files or plain text. */
const FieldsBody = lazyPart(async () => (await import('./FieldsBody.tsx')).FieldsBody);
const FileBody = lazyPart(async () => (await import('./FileBody.tsx')).FileBody);
const TextBody = lazyPart(async () => (await import('./TextBody.tsx')).TextBody);

/** The body of a request, by its content type. */
export function BodyPanel() {
  const { data, state, dispatch, missing, texts } = usePlayground();
  const { document, operation, prefill } = data;
  const contents = operation.requestBody?.contents ?? [];
  const [fills, setFills] = useState(0);
  const current = contents.find(({ contentType }) => contentType === state.values.body?.contentType) ?? contents[0];
  if (!current) return null;
  const fill = (how: 'samples' | 'examples' | 'nothing', body: { contentType: string; example?: string }): void => {
    dispatch({
      kind: 'body',
      body: withFixedParts(defaultBody({ document, operation, only: 'all', fill: how, body }), data),
    });
    // Fields remember which alternative they show; new values are read afresh.
    setFills(fills + 1);
  };
  const aside = (
    <div className="playground-section-actions">
      {contents.length > 1 ? (
        <Choice
          className="playground-quiet"
          label={texts.contentType}
          value={current.contentType}
          options={contents.map(({ contentType }) => ({ value: contentType, label: contentType }))}
          onChange={(contentType) => fill(prefill ? 'examples' : 'nothing', { contentType })}
        />
      ) : (
        <span className="playground-type">{current.contentType}</span>
      )}
      <Choice
        className="playground-quiet"
        label={texts.fillIn}
        value=""
        options={fillOptions(current, texts)}
        onChange={(choice) =>
          fill(choice === 'nothing' ? 'nothing' : 'samples', {
            contentType: current.contentType,
            example: choice.startsWith('example:') ? choice.slice(8) : undefined,
          })
        }
      />
    </div>
  );
  return (
    <PanelSection title={texts.body} aside={aside}>
      <div data-missing={missing.includes('body') ? '' : undefined}>
        {missing.includes('body') ? <p className="playground-fault">{texts.missing}</p> : null}
        <BodyEditor
          key={`${current.contentType} ${fills}`}
          content={current}
          isText={state.values.body?.kind === 'text'}
        />
      </div>
    </PanelSection>
  );
}

function fillOptions(
  { examples }: MediaContent,
  texts: { fillIn: string; generated: string; clear: string },
): { value: string; label: string }[] {
  const named = examples
    .filter(({ name }) => name !== '')
    .map(({ name, summary }) => ({ value: `example:${name}`, label: summary || name }));
  return [
    { value: '', label: texts.fillIn },
    ...(named.length > 0 ? named : [{ value: 'samples', label: texts.generated }]),
    { value: 'nothing', label: texts.clear },
  ];
}

function BodyEditor({ content, isText }: { content: MediaContent; isText: boolean }) {
  const { data } = usePlayground();
  switch (bodyKind(content, data.document.schemas)) {
    case 'json':
      return <JsonBody content={content} />;
    case 'form':
    case 'multipart':
      // Parts without names are written as one text.
      return isText ? <TextBody content={content} /> : <FieldsBody content={content} />;
    case 'binary':
      return <FileBody content={content} />;
    case 'json-lines':
    case 'text':
      return <TextBody content={content} />;
  }
}
