/** What the keys begin with under which a browser keeps conversations with the assistant, which quote what one may read. */
export const conversationKeys = 'docwright:assistant:';
