import { useEffect, useState } from 'react';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import { fillText } from '../../support/fill-text.ts';
import { isExpired, readKeptToken } from '../oauth/kept-token.ts';
import { renewToken } from '../oauth/renew-token.ts';
import { usePlayground } from '../playground-context.tsx';
import { useTokenRequest } from './use-token-request.ts';

/** How long the token of a scheme still holds, and a button to renew it. Nothing for one from elsewhere. */
export function TokenLife({ name, onToken }: { name: string; onToken: (token: string) => void }) {
  const { state, memory, texts } = usePlayground();
  const credential = ownValue(state.values.credentials, name);
  const kept = credential?.kind === 'token' ? readKeptToken(memory, name, credential.token) : null;
  const { status, run } = useTokenRequest(name, onToken);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  if (!kept) return null;
  const minutes = kept.expires === null ? 0 : Math.max(1, Math.round((kept.expires - Math.max(now, 0)) / 60_000));
  return (
    <>
      {kept.expires === null ? null : (
        <span className="playground-note">
          {isExpired(kept, now) ? texts.expired : fillText(texts.expiresIn, { minutes })}
        </span>
      )}
      {kept.refresh !== null && kept.refreshAt !== null ? (
        <button type="button" className="playground-add" onClick={() => run(kept.client, () => renewToken(kept))}>
          {texts.refresh}
        </button>
      ) : null}
      {status.kind === 'failed' ? (
        <span role="alert" className="playground-note" data-kind="failed">
          {status.text}
        </span>
      ) : null}
    </>
  );
}
