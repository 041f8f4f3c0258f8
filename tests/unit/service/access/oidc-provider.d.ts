declare module 'oidc-provider' {
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void;
    interactionDetails(
      request: import('node:http').IncomingMessage,
      response: import('node:http').ServerResponse,
    ): Promise<{ prompt: { name: string }; params: Record<string, string> }>;
    interactionFinished(
      request: import('node:http').IncomingMessage,
      response: import('node:http').ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (options: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    on(event: string, listener: (...args: unknown[]) => void): this;
  }
}
