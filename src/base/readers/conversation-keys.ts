const all = 'docwright:assistant:';

/** What the keys begin with under which a browser keeps conversations with the assistant, which quote pages. */
export const conversationKeys = {
  all,
  /** Of readers who are signed in. */
  members: `${all}members:`,
} as const;
