/** A development server that is running. */
export interface DevServer {
  url: string;
  /** The one that was asked for, or the next that was free. */
  port: number;
  stop: () => Promise<void>;
}

/** One that another may take the place of. */
export interface ShowingServer extends DevServer {
  /** Ends the server and leaves the session open. */
  leave: () => Promise<void>;
}
