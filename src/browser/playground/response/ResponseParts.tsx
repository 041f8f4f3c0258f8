import { usePlayground } from '../playground-context.tsx';
import type { ReceivedAnswer } from '../transport/exchange.ts';
import { CredentialHint } from './CredentialHint.tsx';
import { HeaderTable } from './HeaderTable.tsx';
import { ResponseBody } from './ResponseBody.tsx';

/** What came back, below its status. */
export function ResponseParts({ answer }: { answer: ReceivedAnswer }) {
  return (
    <>
      <CredentialHint status={answer.status} />
      <Redirects answer={answer} />
      <HeaderTable headers={answer.headers} />
      <ResponseBody answer={answer} />
    </>
  );
}

function Redirects({ answer: { redirects } }: { answer: ReceivedAnswer }) {
  const { texts } = usePlayground();
  if (redirects.length === 0) return null;
  return (
    <ol className="playground-redirects">
      {redirects.map(({ status, url }, index) => (
        <li key={index}>
          {status} {texts.redirectedTo} <code>{url}</code>
        </li>
      ))}
    </ol>
  );
}
