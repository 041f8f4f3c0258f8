export interface Server {
  /** OpenAPI 3.2 and AsyncAPI. */
  name?: string;
  /** May hold `{variable}` parts and may be relative; never ends in `/`. */
  url: string;
  description: string;
  variables: ServerVariable[];
}

/** A server with what AsyncAPI says of it. */
export interface NamedServer extends Server {
  protocol?: string;
  /** Empty where the description names none. */
  protocolVersion?: string;
}

export interface ServerVariable {
  name: string;
  default: string;
  enum: string[];
  description: string;
  examples?: string[];
}
