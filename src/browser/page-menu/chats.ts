/** A chat that takes a question in its address. */
export interface Chat {
  label: string;
  /** Address up to the question. */
  ask: string;
}

export const chats: Readonly<Record<string, Chat>> = {
  chatgpt: { label: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q=' },
  claude: { label: 'Claude', ask: 'https://claude.ai/new?q=' },
  perplexity: { label: 'Perplexity', ask: 'https://www.perplexity.ai/search?q=' },
  grok: { label: 'Grok', ask: 'https://grok.com/?q=' },
  aistudio: { label: 'Google AI Studio', ask: 'https://aistudio.google.com/prompts/new_chat?prompt=' },
  devin: { label: 'Devin', ask: 'https://app.devin.ai/?prompt=' },
};
