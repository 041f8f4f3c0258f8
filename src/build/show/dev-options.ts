import type { Problem } from '../../model/problem.ts';
import type { OpenSession, SessionOptions } from '../session/open-session.ts';
import type { ShowingServer } from './dev-server.ts';
import type { FolderWatch } from './watch-folder.ts';

export interface DevOptions extends Omit<SessionOptions, 'mode'> {
  port: number;
  host: string;
  /** Names beside `host` for which it answers: of `isOwnHost`. */
  allowedHosts?: readonly string[];
  /** For HTTPS: a certificate and its key, as PEM. */
  certificate?: { cert: Buffer; key: Buffer } | null;
  /** The tools inside say what they do. */
  verbose?: boolean;
  /** Called with all that is wrong, first at once and then whenever it changes. */
  onProblems: (problems: Problem[]) => void;
}

export interface ShowOptions extends DevOptions {
  /** Of `ReloadOptions`. Whoever has made it ends it. */
  watch: FolderWatch;
  /** Called with each session that follows the first. `true`: another server shows it, and this one does no more. */
  onSession: (session: OpenSession) => boolean;
}

/** Serves one site by a session that has been opened for it, and closes the session at the end. */
export type StartServer = (session: OpenSession, options: ShowOptions) => Promise<ShowingServer>;

/** Where a server that listens can be reached from this machine. */
export function addressOf({
  certificate,
  host,
  port,
  base,
}: Pick<DevOptions, 'certificate' | 'host' | 'port' | 'base'>): string {
  return `${certificate ? 'https' : 'http'}://${nameOf(host)}:${port}${base}/`;
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
