/** Why there is no response. `refused`: the browser tells a page neither the reason nor what was received. */
export type FailureReason =
  | { kind: 'cancelled' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'incomplete'; names: string[] }
  | { kind: 'file-missing' }
  | { kind: 'invalid'; message: string }
  | { kind: 'mixed-content'; url: string }
  | { kind: 'proxy'; message: string }
  | { kind: 'refused'; url: string; page: string; isReachable: boolean };

export interface Explanation {
  title: string;
  text: string;
  /** What can be done about it. */
  advice: string;
}

/** Says in words why a request brought no response. */
export function explainFailure(reason: FailureReason): Explanation {
  switch (reason.kind) {
    case 'cancelled':
      return { title: 'Cancelled', text: 'You stopped the request before a response arrived.', advice: '' };
    case 'timeout':
      return { title: 'No response in time', text: `The server did not answer within ${reason.seconds} seconds.`, advice: 'Try again, or check that the server address is right.' };
    case 'incomplete':
      return { title: 'Something is missing', text: `The address needs a value for ${listNames(reason.names)}.`, advice: 'Fill it in and send again.' };
    case 'file-missing':
      return { title: 'Choose a file', text: 'The body names a file, but none has been chosen yet.', advice: '' };
    case 'invalid':
      return { title: 'The browser cannot send this request', text: reason.message, advice: 'Use the code on this page to send it from somewhere else.' };
    case 'mixed-content':
      return {
        title: 'Not allowed from a secure page',
        text: `This page came over https, and browsers do not let it call ${originOf(reason.url)}, which uses http.`,
        advice: 'Use an https address, or send the request with the code on this page.',
      };
    case 'proxy':
      return { title: 'The request was not passed on', text: reason.message, advice: '' };
    case 'refused':
      return reason.isReachable ? refusedByRules(reason) : unreachable(reason);
  }
}

function refusedByRules({ url, page }: { url: string; page: string }): Explanation {
  return {
    title: 'Blocked by the browser (CORS)',
    text: `${originOf(url)} can be reached, but it does not allow pages of ${originOf(page)} to read its answers. Browsers then hide the response.`,
    advice: `The API has to answer with the header Access-Control-Allow-Origin, and to preflight requests with the methods and headers it allows. Until then, send the request with the code on this page.`,
  };
}

function unreachable({ url }: { url: string }): Explanation {
  return {
    title: 'The server cannot be reached',
    text: `There was no answer from ${originOf(url)}.`,
    advice: 'Check the server address and your connection. An extension that blocks requests has the same effect.',
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

function listNames(names: string[]): string {
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
