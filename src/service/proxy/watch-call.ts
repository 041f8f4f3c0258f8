import type { ClientRequest } from 'node:http';
import type { CallBody } from './call-body.ts';
import { ProxyError } from './proxy-error.ts';
import type { ProxyLimits } from './proxy-options.ts';

export interface WatchedCall {
  /** The pieces of a body, each of which gives the call its time anew. */
  pass: (body: CallBody) => AsyncGenerator<Uint8Array>;
  /** Why a call is over whose whole time is up. */
  whyOver: () => ProxyError;
  stop: () => void;
}

interface WatchOptions {
  limits: ProxyLimits;
  host: string;
  fail: (error: ProxyError) => void;
}

/**
 * Gives a call up that makes no progress: no connection, nothing more of the body from whoever sends it, or no answer
 * once the API has it.
 */
export function watchCall(request: ClientRequest, { limits, host, fail }: WatchOptions): WatchedCall {
  const timedOut = (text: string): ProxyError => new ProxyError('timeout', text);
  let waitsForBody = false;
  let isOver = false;
  const connecting = setTimeout(
    () => fail(timedOut(`No connection to ${host} within ${seconds(limits.connectTime)}.`)),
    limits.connectTime,
  );
  request.once('socket', (socket) =>
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
  );
  const giveUp = (): void =>
    fail(
      waitsForBody
        ? new ProxyError('slow-upload', `No part of the body arrived for ${seconds(limits.idleTime)}.`)
        : timedOut(`${host} did not respond within ${seconds(limits.answerTime)}.`),
    );
  let progress = setTimeout(giveUp, limits.answerTime);
  const waitFor = (part: 'body' | 'api'): void => {
    clearTimeout(progress);
    // An API may answer before it has the whole body.
    if (isOver) return;
    waitsForBody = part === 'body';
    progress = setTimeout(giveUp, waitsForBody ? limits.idleTime : limits.answerTime);
  };
  async function* pass(body: CallBody): AsyncGenerator<Uint8Array> {
    waitFor('body');
    for await (const piece of body.read()) {
      waitFor('api');
      yield piece;
      waitFor('body');
    }
    waitFor('api');
  }
  return {
    pass,
    whyOver: () =>
      waitsForBody
        ? new ProxyError('slow-upload', `The body did not arrive within ${seconds(limits.wholeTime)}.`)
        : timedOut(`The call to ${host} was cancelled.`),
    stop: () => {
      isOver = true;
      [connecting, progress].forEach(clearTimeout);
    },
  };
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} seconds`;
}
