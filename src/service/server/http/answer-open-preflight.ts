import { answerPreflight } from '../../../base/http/answer-preflight.ts';
import { openCors } from './open-cors.ts';

/** Lets pages of any origin send what their clients do, with headers of tracing and of a protocol's next revision. */
export function answerOpenPreflight(id: string): Response {
  return answerPreflight({
    headers: { ...openCors, 'x-request-id': id },
    methods: 'GET, POST, OPTIONS',
    // The wildcard does not stand for this one (Fetch standard, "CORS-preflight fetch").
    allowedHeaders: 'Authorization, *',
    maxAge: 86_400,
  });
}
