/** Everything the assistant's panel says, in one language. */
export interface AssistantTexts {
  title: string;
  /** On the button that opens the panel. */
  open: string;
  close: string;
  restart: string;
  conversation: string;
  welcome: string;
  placeholder: string;
  send: string;
  stop: string;
  retry: string;
  copy: string;
  copied: string;
  remove: string;
  question: string;
  answer: string;
  sources: string;
  waiting: string;
  note: string;
  /** Buttons on the page. */
  askAboutSelection: string;
  askAboutCode: string;
  failed: string;
  tooMany: string;
  notAllowed: string;
}
