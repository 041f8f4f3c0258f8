import { useEffect, useState } from 'react';
import { Code } from '../Code.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { usePlayground } from '../playground-context.tsx';
import { downloadName } from '../transport/download-name.ts';
import type { ReceivedAnswer } from '../transport/exchange.ts';
import { EventList } from './EventList.tsx';
import { formatJson } from './format-json.ts';

/** More text than this makes a page slow and nobody wise. */
const maximalText = 300_000;

/** The body of a response by its content type, with ways to copy and save it. */
export function ResponseBody({ answer }: { answer: ReceivedAnswer }) {
  const { texts } = usePlayground();
  const { body, size, state } = answer;
  const isOver = state !== 'receiving';
  const address = useBytesUrl(isOver && size > 0 ? body.bytes : null);
  if (size === 0 && isOver) return <p className="playground-nothing">{texts.noBody}</p>;
  const name = downloadName({
    url: answer.url,
    disposition: header(answer, 'content-disposition'),
    contentType: answer.contentType,
  });
  return (
    <div className="playground-body">
      <div className="playground-body-actions">
        {body.kind === 'json' || body.kind === 'text' ? <CopyButton text={body.text} /> : null}
        {address ? (
          <a className="icon-button" data-icon="download" href={address} download={name} aria-label={texts.download} />
        ) : null}
      </div>
      <BodyContent answer={answer} />
    </div>
  );
}

function BodyContent({ answer: { body, contentType, state } }: { answer: ReceivedAnswer }) {
  const { texts } = usePlayground();
  switch (body.kind) {
    case 'json':
    case 'text':
      return (
        <TextBody
          text={body.kind === 'json' && state === 'complete' ? formatJson(body.text) : body.text}
          language={body.kind === 'json' ? 'json' : 'text'}
        />
      );
    case 'events':
    case 'lines':
      return <EventList events={body.events} />;
    case 'image':
    case 'audio':
    case 'video':
      return state === 'receiving' ? null : <Media kind={body.kind} bytes={body.bytes} />;
    case 'file':
      return <p className="playground-nothing">{contentType || texts.download}</p>;
  }
}

function TextBody({ text, language }: { text: string; language: string }) {
  const { texts } = usePlayground();
  return (
    <>
      <Code
        code={text.slice(0, maximalText)}
        language={text.length > maximalText ? 'text' : language}
        label={texts.response}
      />
      {text.length > maximalText ? <p className="playground-hint">{texts.large}</p> : null}
    </>
  );
}

function header({ headers }: ReceivedAnswer, wanted: string): string | null {
  return headers.find(([name]) => name === wanted)?.[1] ?? null;
}

function Media({ kind, bytes }: { kind: 'image' | 'audio' | 'video'; bytes: Blob }) {
  const { texts } = usePlayground();
  const address = useDataUrl(bytes);
  if (address === null) return null;
  if (kind === 'image') return <img className="playground-media" src={address} alt={texts.response} />;
  const Player = kind;
  return <Player className="playground-media" src={address} controls />;
}

/**
 * An address that belongs to no site: opened in a window of its own, an image with a script in it can do nothing here.
 */
function useDataUrl(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(bytes);
    return () => reader.abort();
  }, [bytes]);
  return address;
}

/** An address for bytes to be saved, never shown: without their type a browser does not run what an API answered. */
function useBytesUrl(bytes: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setAddress(null);
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
