import { proxyHeaderPrefix } from '../../base/http/proxy-headers.ts';

/** What browsers and machines on the way add about the page and its reader. */
const ofTheReader =
  /^(host|origin|referer|cookie|expect|via|forwarded|x-real-ip|true-client-ip|cf-.*|fly-.*|x-forwarded-.*|sec-.*|dnt|upgrade-insecure-requests|x-middleware-.*|x-vercel-.*|x-amzn-trace-id)$/;

/** Whether a header, in lower case, speaks of the documentation's page and its reader, and so goes to no API. */
export function isOfReader(name: string): boolean {
  return name.startsWith(proxyHeaderPrefix) || ofTheReader.test(name);
}
