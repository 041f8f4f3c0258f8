import type { BodyValue, Credential, RequestValues, ServerChoice } from '../../../model/request-values.ts';
import type { Exchange } from '../transport/exchange.ts';

export interface PlaygroundState {
  values: RequestValues;
  /** Key of the language that the request is shown in. */
  language: string;
  exchange: Exchange;
}

type ValuesAction =
  | { kind: 'server'; server: ServerChoice }
  | { kind: 'alternative'; index: number }
  | { kind: 'credential'; scheme: string; credential: Credential | null }
  | { kind: 'forget' }
  | { kind: 'parameter'; key: string; value: unknown }
  | { kind: 'body'; body: BodyValue | null }
  | { kind: 'accept'; accept: string }
  | { kind: 'extras'; extras: NonNullable<RequestValues['extras']> }
  /** All at once: a request of before, or of somewhere else. */
  | { kind: 'values'; values: RequestValues };

export type PlaygroundAction =
  | ValuesAction
  | { kind: 'language'; key: string }
  | { kind: 'exchange'; exchange: Exchange };

/** The state after something happened. */
export function reducePlayground(state: PlaygroundState, action: PlaygroundAction): PlaygroundState {
  switch (action.kind) {
    case 'exchange':
      return { ...state, exchange: action.exchange };
    case 'language':
      return { ...state, language: action.key };
    default:
      return { ...state, values: reduceValues(state.values, action) };
  }
}

function reduceValues(values: RequestValues, action: ValuesAction): RequestValues {
  switch (action.kind) {
    case 'server':
      return { ...values, server: action.server };
    case 'alternative':
      return { ...values, securityAlternative: action.index };
    case 'credential':
      return { ...values, credentials: withEntry(values.credentials, action.scheme, action.credential ?? undefined) };
    case 'forget':
      return { ...values, credentials: {} };
    case 'parameter':
      return { ...values, parameters: withEntry(values.parameters, action.key, action.value) };
    case 'body':
      return { ...values, body: action.body };
    case 'accept':
      return { ...values, accept: action.accept };
    case 'extras':
      return { ...values, extras: action.extras };
    case 'values':
      return action.values;
  }
}

function withEntry<Value>(record: Record<string, Value>, key: string, value: Value | undefined): Record<string, Value> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}
