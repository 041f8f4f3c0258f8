import { errorResponse } from '../../../base/http/error-response.ts';

/** Refuses a request for its method (RFC 9110 section 15.5.6); `allow` lists those that are taken. */
export function refuseMethod(allow: string, message: string, headers: Readonly<Record<string, string>>): Response {
  return errorResponse(405, { code: 'method_not_allowed', message }, { ...headers, allow });
}
