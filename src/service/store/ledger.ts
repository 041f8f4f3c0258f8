/** What an organization may use of the assistant in a calendar month (UTC). */
export interface Plan {
  /** Credits of a month; a question costs one. */
  credits: number;
  /** Whether questions beyond the credits are answered, and noted as overage. */
  overage: boolean;
}

export interface Charge {
  id: string;
  /** Paid by the plan, or beyond it. */
  kind: 'credit' | 'overage';
}

export interface LedgerEntry {
  id: string;
  organization: string;
  site: string;
  /** `2026-11` */
  period: string;
  thread: string;
  /** Id of the key that was used; `null` for readers on the site itself. */
  key: string | null;
  kind: Charge['kind'];
  amount: number;
  time: number;
  /** When the charge was taken back, since no answer came. */
  refunded: number | null;
  /** Tokens of the model, refunded or not. */
  inputTokens: number;
  outputTokens: number;
}

/** Sums of one organization, site and month. */
export interface UsageRow {
  organization: string;
  site: string;
  period: string;
  credits: number;
  overage: number;
  refunded: number;
  inputTokens: number;
  outputTokens: number;
}

/** What was used of the assistant, request by request; `QuestionStore` writes it. */
export interface Ledger {
  usage: (filter: { organization?: string; period?: string }) => Promise<UsageRow[]>;
  /** Newest first. */
  entries: (filter: { organization?: string; period?: string; limit: number }) => Promise<LedgerEntry[]>;
}
