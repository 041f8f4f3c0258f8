import { useEffect, useState } from 'react';
import { plainTitle } from '../../../base/text/plain-title.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { RequestValues } from '../../../model/request-values.ts';
import type { BrowserMemory } from '../state/browser-memory.ts';
import { keptName, writeValues } from '../state/kept-values.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { FailureReason } from '../transport/failure-reason.ts';
import { type KeptRequest, readWorkspace, rememberWorkspace, type Workspace, withRequest } from './workspace.ts';

/** A reader's workspace, which keeps what was sent. `address`: as it may be seen. */
export function useWorkspace(data: OperationData, memory: BrowserMemory) {
  const [workspace, changeWorkspace] = useState<Workspace>(() => readWorkspace(memory));
  useEffect(() => rememberWorkspace(memory, workspace), [memory, workspace]);
  const keep = (values: RequestValues, address: string, status: number | null): KeptRequest => {
    const operation = keptName(data);
    return {
      operation,
      title: plainTitle(data.operation.summary) || operation,
      page: location.pathname,
      url: address,
      status,
      time: Date.now(),
      values: writeValues(data, values).plain ?? '{}',
    };
  };
  const addToHistory = (values: RequestValues, address: string, exchange: Exchange): void => {
    if (!isOver(exchange)) return;
    const kept = keep(values, address, exchange.kind === 'answered' ? exchange.status : null);
    changeWorkspace((before) => ({ ...before, history: withRequest(before.history, kept) }));
  };
  return { workspace, changeWorkspace, keep, addToHistory };
}

/** Reasons without an answer to a request that did leave, which a reader may want to try again. */
const unanswered: readonly FailureReason['kind'][] = ['timeout', 'refused', 'unreachable', 'proxy', 'redirected'];

function isOver(exchange: Exchange): boolean {
  if (exchange.kind === 'failed') return unanswered.includes(exchange.reason.kind);
  return exchange.kind === 'answered' && exchange.state !== 'receiving';
}
