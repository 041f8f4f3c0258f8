/** Why there is no access token: a kind that the playground has words for, and what stands in them. */
export class TokenFault extends Error {
  readonly kind: 'blocked' | 'refused' | 'no-reason' | 'no-token' | 'no-answer' | 'no-addresses' | 'code-expired';
  readonly values: Readonly<Record<string, string | number>>;

  constructor(kind: TokenFault['kind'], values: TokenFault['values'] = {}) {
    super(`No token: ${kind} ${Object.values(values)}`);
    this.kind = kind;
    this.values = values;
  }
}
