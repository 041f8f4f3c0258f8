import { useEffect, useState } from 'react';
import { fillText } from '../../support/fill-text.ts';
import { usePlayground } from '../playground-context.tsx';
import type { ResponseView } from './response-views.ts';
import { useBytesUrl } from './use-bytes-url.ts';

type Kind = Extract<ResponseView, { kind: 'preview' }>['show'];

/** A body as its users see it. Nothing in it can run, or do anything to this page. */
export function Preview({ bytes, show }: { bytes: Blob; show: Kind }) {
  switch (show) {
    case 'html':
      return <Html bytes={bytes} />;
    case 'pdf':
      return <Pdf bytes={bytes} />;
    default:
      return <Media kind={show} bytes={bytes} />;
  }
}

/** Without any permission: no scripts, no forms, no origin. */
function Html({ bytes }: { bytes: Blob }) {
  const { texts } = usePlayground();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => void bytes.text().then(setText), [bytes]);
  // A frame that is given its page a moment later may stay with the empty one.
  if (text === null) return null;
  return (
    <iframe
      className="playground-page"
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={text}
      title={`${texts.response}: ${texts.preview}`}
    />
  );
}

/** Browsers show no PDF inside of a sandbox. Under this type they take the bytes for nothing else. */
function Pdf({ bytes }: { bytes: Blob }) {
  const { texts } = usePlayground();
  const address = useBytesUrl(bytes, 'application/pdf');
  if (address === null) return null;
  return <iframe className="playground-page" src={address} title={`${texts.response}: ${texts.preview}`} />;
}

function Media({ kind, bytes }: { kind: 'image' | 'audio' | 'video'; bytes: Blob }) {
  const { texts } = usePlayground();
  const address = useDataUrl(bytes);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null) return null;
  if (broken === address)
    return (
      <p className="playground-nothing" role="status">
        {fillText(texts.undecodable, { type: bytes.type || kind })}
      </p>
    );
  const media = { className: 'playground-media', src: address, onError: () => setBroken(address) };
  if (kind === 'image') return <img {...media} alt={texts.response} />;
  const Player = kind;
  return <Player {...media} controls />;
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
