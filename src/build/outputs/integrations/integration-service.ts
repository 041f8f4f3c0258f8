/** The settings of one service in `integrations`. */
export type ServiceSettings = Record<string, string | number | boolean>;

/**
 * One service that a site may load. What it gives is JavaScript for the reader's browser, in which `load(address,
 * attributes, then)` adds a script to the page and `queue(name, methods)` makes a global list whose methods keep calls
 * until the service has arrived. Values of settings stand in it as literals or as encoded parts of addresses alone.
 */
export interface IntegrationService {
  start: (settings: ServiceSettings) => string;
  /** An expression that reports an event by its `name` and flat `data`, for services that take events. */
  track?: string;
  /** A statement that counts a page which came in the place of another, for services that do not watch the history. */
  page?: string;
  /** Where its script loads more scripts from, as sources of a `Content-Security-Policy`. */
  sources?: readonly string[];
}
