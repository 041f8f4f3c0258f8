/** What the keys begin with under which a browser keeps conversations with the assistant, which quote pages. */
export const conversationKeys = 'docwright:assistant:';
