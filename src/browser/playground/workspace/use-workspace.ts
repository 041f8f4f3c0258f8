import { useEffect, useState } from 'react';
import { plainTitle } from '../../../base/text/plain-title.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { RequestValues } from '../../../model/request-values.ts';
import type { BrowserMemory } from '../state/browser-memory.ts';
import { keptName, writeValues } from '../state/kept-values.ts';
import type { Exchange } from '../transport/exchange.ts';
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
    if (exchange.kind !== 'answered' || exchange.state === 'receiving') return;
    const kept = keep(values, address, exchange.status);
    changeWorkspace((before) => ({ ...before, history: withRequest(before.history, kept) }));
  };
  return { workspace, changeWorkspace, keep, addToHistory };
}
