/** Everything the page shell says of itself, in one language. `{name}` stands for a name that is filled in. */
export interface Texts {
  skipToContent: string;
  /** Names of landmarks. */
  sections: string;
  pages: string;
  breadcrumbs: string;
  onThisPage: string;
  pagination: string;
  announcement: string;

  search: string;
  menu: string;
  close: string;
  dismiss: string;
  more: string;
  deprecated: string;
  /** Accessible name of a button that opens the pages under `{name}`. */
  pagesUnder: string;

  colorMode: string;
  system: string;
  light: string;
  dark: string;

  language: string;
  version: string;
  product: string;
  /** Name of the choice between variants of a page's content. */
  variation: string;

  previous: string;
  next: string;
  related: string;
  lastModified: string;
  subscribe: string;
  signIn: string;
  signOut: string;

  copied: string;
  copyFailed: string;
  /** Entries of the page's menu: a title and what it does. */
  actions: {
    copy: ActionText;
    view: ActionText;
    assistant: ActionText;
    downloadPdf: ActionText;
    downloadSpec: ActionText;
    /** Opens the page in a chat; `{name}` is the chat's name. */
    chat: ActionText;
    /** Adds the site's MCP server to an editor. */
    install: ActionText;
    copyServer: ActionText;
    copyCommand: ActionText;
  };
  /** What a chat is asked; `{url}` is the page's address. */
  chatPrompt: string;

  feedback: {
    /** Name of the part of the page. */
    title: string;
    question: string;
    yes: string;
    no: string;
    why: string;
    reasons: Record<'wrong' | 'missing' | 'unclear' | 'other', string>;
    comment: string;
    send: string;
    cancel: string;
    thanks: string;
    failed: string;
    edit: string;
    issue: string;
  };

  notFound: {
    title: string;
    text: string;
    suggestions: string;
    home: string;
  };
}

export interface ActionText {
  title: string;
  text: string;
}
