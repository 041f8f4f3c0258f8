/** A development server that is running. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}
