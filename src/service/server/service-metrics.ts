import type { MetricDefinition } from './http/metrics.ts';

/** What the service counts. */
export const serviceMetrics: readonly MetricDefinition[] = [
  { name: 'docwright_requests_total', kind: 'counter', help: 'Requests answered, by what answered them.' },
  { name: 'docwright_request_seconds', kind: 'histogram', help: 'Time until the response started.' },
  { name: 'docwright_searches_total', kind: 'counter', help: 'Searches of the discovery API, by site.' },
  { name: 'docwright_answers_total', kind: 'counter', help: 'Answers of the assistant, by site and how they ended.' },
  {
    name: 'docwright_first_token_seconds',
    kind: 'histogram',
    help: 'Time from a question to the first text of its answer.',
  },
  { name: 'docwright_credits_total', kind: 'counter', help: 'Assistant credits used, by site; overage apart.' },
  { name: 'docwright_limited_total', kind: 'counter', help: 'Requests refused because of a limit.' },
];
