import type { Callback } from '../../model/api/operation.ts';
import { asksForCredentials, callbackParts } from '../../read/openapi/callback-parts.ts';
import { joinTexts } from '../../read/openapi/join-texts.ts';
import { AuthorizationList } from './AuthorizationList.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { ContentList } from './ContentList.tsx';
import { Description } from './Description.tsx';
import { ParameterList } from './ParameterList.tsx';
import { ResponseList } from './ResponseList.tsx';

/** Requests that the API makes of its own accord, each behind a line that opens it. */
export function CallbackList({ callbacks }: { callbacks: readonly Callback[] }) {
  const { texts } = useApi();
  return (
    <>
      {callbacks.map(({ name, expression, operation }) => (
        <details key={`${name} ${expression} ${operation.method}`} className="expandable api-callback">
          <summary>
            <span className="method-pill" data-method={operation.method.toLowerCase()}>
              {operation.method}
            </span>{' '}
            {name}
          </summary>
          <div className="block-content">
            <p>
              {texts.callbackAddress} <code>{expression}</code>
            </p>
            <Description text={joinTexts(operation.summary, operation.description)} />
            {asksForCredentials(operation) ? <AuthorizationList security={operation.security} /> : null}
            {callbackParts(operation).map(({ kind, parameters }) => (
              <ApiMode key={kind} mode="response">
                <p>
                  <b>{texts.sections[kind]}</b>
                </p>
                <ParameterList parameters={parameters} />
              </ApiMode>
            ))}
            {operation.requestBody ? (
              <ApiMode mode="response">
                <ContentList body={operation.requestBody} />
              </ApiMode>
            ) : null}
            {operation.responses.length > 0 ? (
              <ApiMode mode="request">
                <ResponseList responses={operation.responses} />
              </ApiMode>
            ) : null}
          </div>
        </details>
      ))}
    </>
  );
}
