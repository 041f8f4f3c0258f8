import type { MediaContent } from '../../../model/api/operation.ts';
import { sampleFile } from '../../../shared/request/sample-file.ts';
import { usePlayground } from '../playground-context.tsx';
import { failedFor } from '../use-playground-state.ts';
import { attachFile, isAttached, lacksFile } from '../values/attached-file.ts';
import { FilePicker } from './FilePicker.tsx';

/** A body that is the bytes of one file. */
export function FileBody({ content: { contentType } }: { content: MediaContent }) {
  const { data, state, dispatch, texts } = usePlayground();
  const { body } = state.values;
  const file = body?.kind === 'file' && isAttached(body.file) ? body.file : null;
  const isChosen = (data.operation.requestBody?.contents.length ?? 0) > 1;
  return (
    <FilePicker
      label={texts.body}
      accept={contentType === 'application/octet-stream' ? undefined : contentType}
      isMissing={failedFor(state, 'file-missing') && lacksFile(body)}
      files={file ? [file] : []}
      onChoose={([first]) =>
        first && dispatch({ kind: 'body', body: { kind: 'file', contentType, file: attachFile(first) } })
      }
      // Without a body, its type would be the first of the description again.
      onRemove={() =>
        dispatch({
          kind: 'body',
          body: isChosen ? { kind: 'file', contentType, file: sampleFile(contentType, null) } : null,
        })
      }
    />
  );
}
