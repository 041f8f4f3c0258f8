/** A development server that is running. */
export interface DevServer {
  url: string;
  /** The one that was asked for, or the next that was free. */
  port: number;
  stop: () => Promise<void>;
}
