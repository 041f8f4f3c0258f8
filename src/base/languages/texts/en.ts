// The source of all other languages: their type is what stands here. `{name}` is a place that is filled in.

/** The shell of every page. */
export const shell = {
  skipToContent: 'Skip to main content',
  // Names of landmarks.
  sections: 'Sections',
  pages: 'Pages',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  pagination: 'Previous and next page',
  announcement: 'Announcement',
  search: 'Search…',
  menu: 'Menu',
  close: 'Close',
  dismiss: 'Dismiss',
  more: 'More actions',
  /** Menu of links that the bar has no room for. */
  moreLinks: 'More',
  /** Name of the field that shortens the list of pages. */
  filterPages: 'Filter pages',
  /** What stands in the place of the list when nothing in it matches. */
  noPages: 'No page matches',
  /** Name of the edge of the list of pages, which changes its width. */
  sidebarWidth: 'Width of the list of pages',
  deprecated: 'Deprecated',
  /** Accessible name of a button that opens the pages under `{name}`. */
  pagesUnder: 'Pages under {name}',
  colorMode: 'Color mode',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  version: 'Version',
  product: 'Product',
  /** On pages of another version than the first; the second place is a link to the same page there. */
  otherVersion: 'You are reading {version}. The current version is {current}.',
  /** Name of the choice between variants of a page's content. */
  variation: 'Variant',
  previous: 'Previous',
  next: 'Next',
  related: 'Related topics',
  lastModified: 'Last modified on {date}',
  subscribe: 'Subscribe by RSS',
  signIn: 'Sign in',
  signOut: 'Sign out',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  /** Entries of the page's menu: a title and what it does. */
  actions: {
    copy: { title: 'Copy page', text: 'This page as Markdown for language models' },
    view: { title: 'View as Markdown', text: 'This page as plain text' },
    assistant: { title: 'Ask the assistant', text: 'Questions about this page' },
    downloadPdf: { title: 'Save as PDF', text: 'This page for printing' },
    downloadSpec: { title: 'Download the specification', text: 'The API description as a file' },
    /** Opens the page in a chat; `{name}` is the chat's name. */
    chat: { title: 'Open in {name}', text: 'Ask questions about this page' },
    /** Adds the site's MCP server to an editor. */
    install: { title: 'Connect to {name}', text: 'Add the MCP server to {name}' },
    copyServer: { title: 'Copy MCP server', text: 'The address of the MCP server' },
    copyCommand: { title: 'Copy MCP command', text: 'The command that adds the MCP server' },
  },
  /** What a chat is asked; `{url}` is the page's address. */
  chatPrompt: 'Read {url} so that I can ask questions about it.',
  /** Above the text of a page for machines; `{url}` is that of `llms.txt`. */
  indexOfPages: 'Index of all pages: {url}',
  feedback: {
    /** Name of the part of the page. */
    title: 'Feedback',
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    why: 'What is the matter?',
    reasons: {
      wrong: 'Something is wrong or out of date',
      missing: 'Something is missing',
      unclear: 'It is hard to understand',
      other: 'Something else',
    },
    comment: 'Tell us more (optional)',
    send: 'Send',
    cancel: 'Cancel',
    thanks: 'Thank you for your feedback.',
    failed: 'This could not be sent. Try again later.',
    edit: 'Suggest an edit',
    issue: 'Raise an issue',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved.',
    suggestions: 'Were you looking for one of these?',
    home: 'Go to the home page',
  },
};

/** What MDX components show of themselves. */
export const components = {
  copy: 'Copy',
  copied: 'Copied',
  showMore: 'Show more',
  showLess: 'Show less',
  /** In front of what a field's inner attributes are called, as in `childAttributes`. */
  show: 'Show',
  hide: 'Hide',
  childAttributes: 'child attributes',
  required: 'required',
  deprecated: 'deprecated',
  default: 'default',
  request: 'Request',
  response: 'Response',
  code: 'Code',
  linkToSection: 'Link to this section',
  openIn: 'Open in {name}',
  prompt: 'Prompt',
  copyPrompt: 'Copy prompt',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  chooseView: 'Choose a view',
  stars: 'stars',
  forks: 'forks',
  diagram: 'Diagram',
  task: 'Task',
  table: 'Table',
  video: 'Embedded video',
  copyImage: 'Copy image',
  downloadImage: 'Download image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  fullscreen: 'Full screen',
  footnotes: 'Footnotes',
  backToReference: 'Back to the text',
  callouts: { note: 'Note', warning: 'Warning', info: 'Info', tip: 'Tip', check: 'Check', danger: 'Danger' },
};

/** Pages of operations and channels. */
export const reference = {
  options: 'Available options',
  /** Stands for the name of a property that has none of its own. */
  anyKey: 'key',
  tryIt: 'Try it',
  copyPath: 'Copy the path',
  scopes: 'Scopes',
  callbackAddress: 'Sent to',
  deprecated: 'Deprecated',
  /** Stands for a request without credentials among the ways to sign in. */
  noAuthorization: 'No authorization',
  /** Short title of the page of a whole description, or of a tag. */
  overview: 'Overview',
  version: 'Version',
  contact: 'Contact',
  license: 'License',
  terms: 'Terms of service',
  /** Of a link to documentation elsewhere. */
  moreDocs: 'More documentation',
  download: 'Download',
  operationId: 'Operation ID',
  /** Of a channel or of a whole description. */
  id: 'ID',
  authorizationUrl: 'Authorization URL',
  tokenUrl: 'Token URL',
  refreshUrl: 'Refresh URL',
  /** Label of the group of operations without a tag. */
  apiReference: 'API Reference',
  /** Label of the group of their pages. */
  schemas: 'Schemas',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  /** Opens the fields inside of the field `{name}`. */
  attributesOf: 'Attributes of {name}',
  /** Adds them to an example. */
  optionalToo: 'Optional parameters',
  /** Labels of places in messages. */
  correlationId: 'Correlation ID',
  replyAddress: 'Reply address',
  payload: 'Payload',
  /** What answers an operation. */
  reply: 'Reply',
  /** Of a response: what can be asked next. */
  links: 'Links',
  /** Before what kind of value a body is. */
  type: 'Type',
  /** Of a field that must be there. */
  required: 'required',
  /** Of a body that must be sent. */
  requiredBody: 'Required.',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  /** Before alternatives. */
  oneOf: 'One of',
  /** Ends a list of alternatives. */
  andMore: 'and {count} more',
  /** Of a response whose body is that of another. */
  asIn: 'As in {name}.',
  asHeadersOf: 'As in the headers of {name}.',
  /** Before what a body holds that is streamed. */
  eachItem: 'Each item of the stream',
  /** One of several ways to sign in. */
  option: 'Option {number}',
  baseUrl: 'Base URL',
  baseUrls: 'Base URLs',
  webhook: 'Webhook',
  address: 'Address',
  /** Of a message without a name. */
  message: 'Message',
  /** What a request must carry where a description says no more: names, kinds, and how a value is written. */
  security: {
    connection: 'connection',
    apiKey: 'API key',
    user: 'User',
    password: 'Password',
    userPassword: 'User and password',
    ticket: 'Kerberos ticket',
    sharedKey: 'Shared key',
    keyPair: 'Key pair',
    symmetric: 'symmetric encryption',
    asymmetric: 'asymmetric encryption',
    certificate: 'certificate',
    clientCertificate: 'TLS client certificate',
    basic: 'Basic authentication: `Basic <encoded-value>`, where the value is `username:password` in Base64.',
    bearer: 'Bearer authentication: `Bearer <token>`, where `<token>` is your token.',
    digest: 'Digest authentication: user name and password answer the challenge of the server (RFC 7616).',
    oauth2: 'The access token received from the authorization server, as `Bearer <token>`.',
    openIdConnect: 'A token of the OpenID provider, as `Bearer <token>`.',
  },
  /** Pages of a GraphQL schema: kinds of operations, groups of pages, headings. */
  graphql: {
    query: 'Query',
    mutation: 'Mutation',
    subscription: 'Subscription',
    queries: 'Queries',
    mutations: 'Mutations',
    subscriptions: 'Subscriptions',
    types: 'Types',
    arguments: 'Arguments',
    returns: 'Returns',
    fields: 'Fields',
    values: 'Values',
    possibleTypes: 'Possible types',
    implements: 'Implements',
    implementedBy: 'Implemented by',
    variables: 'Variables',
    /** Of an input. */
    exactlyOne: 'Exactly one of these fields is given.',
    /** Of a scalar. */
    specifiedBy: 'Specified by',
  },
  /** Pages of the symbols of a library: groups of pages, headings. */
  sdk: {
    modules: 'Modules',
    classes: 'Classes',
    interfaces: 'Interfaces',
    functions: 'Functions',
    enums: 'Enums',
    constructors: 'Constructors',
    methods: 'Methods',
    properties: 'Properties',
    typeParameters: 'Type parameters',
    throws: 'Throws',
    extends: 'Extends',
    extendedBy: 'Extended by',
    inherited: 'Inherited',
    examples: 'Examples',
  },
  /** Headings of an operation's and a channel's page. */
  sections: {
    authorizations: 'Authorizations',
    path: 'Path Parameters',
    query: 'Query Parameters',
    querystring: 'Query String',
    header: 'Headers',
    cookie: 'Cookies',
    body: 'Body',
    callbacks: 'Callbacks',
    responses: 'Response',
    servers: 'Servers',
    parameters: 'Parameters',
    sends: 'Send',
    receives: 'Receive',
    messages: 'Messages',
    bindings: 'Bindings',
    operations: 'Endpoints',
    channels: 'Channels',
    attributes: 'Attributes',
    usedBy: 'Used by',
  },
  /** Labels of limits beside a field. */
  constraints: {
    format: 'Format',
    range: 'Required range',
    minLength: 'Minimum length',
    maxLength: 'Maximum length',
    length: 'Length',
    pattern: 'Pattern',
    minItems: 'Minimum number of items',
    maxItems: 'Maximum number of items',
    items: 'Number of items',
    unique: 'Items are unique',
    minProperties: 'Minimum number of properties',
    maxProperties: 'Maximum number of properties',
    properties: 'Number of properties',
    multiple: 'Multiple of',
    const: 'Always',
    /** Before a limit of what a list holds. */
    each: 'Each item',
    not: 'Not',
    contains: 'Contains',
    propertyNames: 'Property names',
    /** Of a property: those that must be there with it. */
    dependent: 'Asks for',
    /** Of an object: whether it may hold what it does not name. */
    closed: 'No other properties',
    /** Before a condition, what holds where it is met, and where it is not. */
    if: 'If',
    then: 'Then',
    else: 'Else',
    xml: 'XML',
    /** Of a parameter: how several values are sent. */
    written: 'Written as',
    empty: 'May be empty',
    encoding: 'Encoding',
    mediaType: 'Content type',
    default: 'Default',
    example: 'Example',
  },
};

/** The search dialog. */
export const search = {
  label: 'Search the documentation',
  placeholder: 'Search…',
  clear: 'Clear',
  close: 'Close search',
  results: 'Search results',
  suggested: 'Suggested pages',
  allResults: 'All results for “{query}”',
  recent: 'Recent searches',
  popular: 'Popular searches',
  forget: 'Forget “{query}”',
  start: 'Type a word, a question or an endpoint',
  nothing: 'Nothing found for “{query}”',
  tryOther: 'Check the spelling, or try fewer or other words.',
  everywhere: 'Search everywhere',
  corrected: 'Showing results for {word}',
  /** Takes every word as it was typed. */
  searchInstead: 'Search instead for {query}',
  failed: 'The search could not be loaded.',
  retry: 'Try again',
  found: '{count} results',
  foundOne: '1 result',
  searching: 'Searching…',
  filters: 'Filters',
  language: 'Language',
  version: 'Version',
  product: 'Product',
  section: 'Section',
  tab: 'Section',
  all: 'All',
  toMove: 'to move',
  toOpen: 'to open',
  toClose: 'to close',
};

/** The playground. */
export const playground = {
  title: 'Try it',
  send: 'Send',
  cancel: 'Cancel',
  close: 'Close',
  address: 'Address',
  endpoints: 'Other endpoints',
  findEndpoint: 'Find an endpoint',
  noEndpoint: 'No endpoint fits.',
  server: 'Server',
  authorization: 'Authorization',
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  querystring: 'Query string',
  body: 'Body',
  request: 'Request',
  response: 'Response',
  required: 'required',
  notSet: 'Not set',
  choice: 'Kind of',
  add: 'Add',
  addItem: 'Add item',
  addField: 'Add field',
  remove: 'Remove',
  name: 'Name',
  value: 'Value',
  showMore: 'more fields',
  form: 'Form',
  contentType: 'Content type',
  fillIn: 'Fill in…',
  generated: 'Example values',
  clear: 'Nothing',
  /** Stands for a request without credentials among the ways to sign in. */
  noAuthorization: 'No authorization',
  noCredentials: 'This request carried no credentials.',
  username: 'Username',
  password: 'Password',
  token: 'Token',
  show: 'Show',
  hide: 'Hide',
  forget: 'Forget credentials',
  extras: 'More headers and parameters',
  addHeader: 'Add header',
  addParameter: 'Add parameter',
  encodedHeaders: 'Headers hold ASCII characters only. Percent-encoded here: {names}',
  headersLeftOut: 'Browsers do not let pages set {names}. The code on this page sends it.',
  showSecrets: 'Show secrets',
  storage: {
    title: 'Keep what I type',
    browser: 'In this browser',
    session: 'Until this tab is closed',
    none: 'Nowhere',
    note: 'It stays on this device; credentials are forgotten after a day.',
  },
  sendAnyway: 'Send anyway',
  followAnyway: 'Follow anyway',
  redirectedTo: 'Redirected to',
  formatted: 'Formatted',
  raw: 'Raw',
  preview: 'Preview',
  wrap: 'Wrap lines',
  searchResponse: 'Search the response',
  matches: '{index} of {count}',
  next: 'Next',
  previous: 'Previous',
  fold: 'Fold',
  flow: 'Way to get a token',
  flows: {
    authorizationCode: 'Sign in with a code',
    clientCredentials: 'As the client itself',
    password: 'With user name and password',
    implicit: 'Sign in without a code',
    deviceAuthorization: 'On another device',
  },
  enterCode: 'Open {address} and enter the code {code}.',
  expiresIn: 'Valid for {minutes} more minutes.',
  expired: 'The token has expired.',
  refresh: 'Refresh token',
  environment: 'Environment',
  noEnvironment: 'No environment',
  newEnvironment: 'New environment',
  addVariable: 'Add variable',
  workspace: 'Workspace',
  history: 'History',
  saved: 'Saved requests',
  saveRequest: 'Save request',
  useAgain: 'Use again',
  nothingYet: 'Nothing here yet.',
  clearHistory: 'Clear history',
  importFile: 'Import',
  exportFile: 'Export',
  pasteCurl: 'Paste a cURL command',
  useCurl: 'Use as request',
  notCurl: 'This is not a cURL command.',
  otherEndpoint: 'This command calls {address}, which is not this endpoint. Its values are used as far as they fit.',
  thisRequest: 'This request',
  allRequests: 'All requests',
  noVariables: 'This environment has no value for {names}.',
  notImported: 'This file holds no environments.',
  getToken: 'Get a token',
  signIn: 'Sign in',
  asClient: 'Get token',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  scopes: 'Scopes',
  redirect: 'Redirect address to register with the client:',
  certificate: 'The browser presents its own client certificate.',
  waitingForToken: 'Waiting for the authorization server…',
  waiting: 'waiting to connect again',
  gotToken: 'Token received.',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  language: 'Language of the code',
  configured: 'Languages',
  otherLanguages: 'More languages',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  headers: 'Headers',
  noBody: 'The response has no body.',
  noResponse: 'Send the request to see the response here.',
  receiving: 'receiving…',
  stopped: 'stopped',
  broken: 'the connection broke',
  event: 'event',
  events: 'events',
  large: 'Only the beginning is shown; download the body to see all of it.',
  sentDirectly: 'Sent from your browser straight to the API.',
  cookiesStay:
    'Browsers do not let pages set cookies for other sites: the cookies above are left out. The code sends them.',
  passedOn: 'Sent through the service of this site.',
  sending: 'Sending…',
  connect: 'Connect',
  disconnect: 'Disconnect',
  reconnect: 'Connect again when the connection breaks',
  message: 'Message',
  template: 'Kind of message',
  sendMessage: 'Send message',
  /** A message that is no bytes. */
  text: 'Text',
  /** Bytes as `{format}`: hexadecimal digits or Base64. */
  notBytes: 'This cannot be read as {format}.',
  saveMessage: 'Save message',
  savedMessages: 'Saved messages',
  subprotocols: 'Subprotocols',
  headersStay:
    'Browsers do not let pages set headers of a WebSocket: {names} cannot be sent as headers. Where a value allows it, it is offered as a subprotocol.',
  log: 'Log',
  clearLog: 'Clear',
  noMessages: 'Connect to see messages here.',
  connecting: 'connecting…',
  open: 'connected',
  closed: 'closed',
  opened: 'opened',
  sent: 'sent',
  received: 'received',
  failed: 'failed',
  /** Beside the code of a connection that never was. */
  notOpened:
    'Browsers do not tell why a connection could not be opened: the server may be away or refuse it, or its certificate may not be trusted.',
  /** Why there is no response, and what can be done about it. */
  failures: {
    cancelled: {
      title: 'Cancelled',
      text: 'You stopped the request before a response arrived.',
    },
    timeout: {
      title: 'No response in time',
      text: 'The server did not answer within {seconds} seconds.',
      advice: 'Try again, or check that the server address is right.',
    },
    incomplete: {
      title: 'Something is missing',
      text: 'The address needs a value for {names}.',
      advice: 'Fill it in and send again.',
    },
    required: {
      title: 'Something is missing',
      text: 'The description requires a value for {names}.',
    },
    redirected: {
      title: 'Redirect not followed',
      text: '{server} redirects this request. Browsers do not tell where to, and your credentials would go along.',
    },
    'file-missing': {
      title: 'Choose a file',
      text: 'The body names a file, but none has been chosen yet.',
    },
    invalid: {
      title: 'The browser cannot send this request',
      advice: 'Use the code on this page to send it from somewhere else.',
    },
    'mixed-content': {
      title: 'Not allowed from a secure page',
      text: 'This page came over https, and browsers do not let it call {server}, which uses http.',
      advice: 'Use an https address, or send the request with the code on this page.',
    },
    proxy: {
      title: 'The request was not passed on',
    },
    refused: {
      title: 'Blocked by the browser (CORS)',
      text: '{server} can be reached, but it does not allow pages of {page} to read its answers. Browsers then hide the response.',
      advice:
        'The API has to answer with the header Access-Control-Allow-Origin, and to preflight requests with the methods and headers it allows. Until then, send the request with the code on this page.',
    },
    unread: {
      title: 'No answer that can be read',
      text: '{server} can be reached, but nothing came back from this address that pages of {page} may read. Browsers do not tell why: the API may not allow this page (CORS), may have closed the connection, or may redirect in a circle.',
      advice:
        'Send the request with the code on this page, which shows what happens. If that works, the API has to allow this page with the header Access-Control-Allow-Origin.',
    },
    unreachable: {
      title: 'The server cannot be reached',
      text: 'There was no answer from {server}.',
      advice: 'Check the server address and your connection. An extension that blocks requests has the same effect.',
    },
  },
  /** Of `invalid`: what no browser sends. */
  unsendable: {
    address: '{what} is not an address that a page can call.',
    body: 'Browsers do not send a body with {what}.',
    method: 'Browsers do not let pages use the method {what}.',
  },
  /** Of `proxy`: what the service gives as its reason in `X-Docwright-Proxy-Error`. */
  refusals: {
    'bad-target': 'The service of this site cannot call this address.',
    forbidden: 'The service of this site does not pass this request on to {server}.',
    'private-address': '{server} is not on the public internet, and the service of this site may not call it.',
    'not-found': 'The service of this site finds no server at {server}.',
    unreachable: 'The service of this site gets no connection to {server}.',
    timeout: '{server} did not answer the service of this site in time.',
    'too-large': 'The body is longer than the service of this site passes on.',
    'slow-upload': 'The body came to the service of this site too slowly, or stopped.',
    'too-many': 'The service of this site passes on a limited number of requests. Try again later.',
    'bad-redirect': '{server} redirects to where the service of this site does not follow.',
    'no-answer': '{server} closed the connection without an answer.',
    'bad-answer': '{server} answered with something that the service of this site cannot read.',
    loop: 'This address leads back to the service of this site.',
  },
  /** Of an image, a sound or a film that is none. */
  undecodable: 'The browser cannot show this body as {type}.',
  missing: 'A value is needed here.',
  notJson: 'This is not valid JSON',
  position: 'line {line}, column {column}',
  /** Where it can be seen; one that has left for a page that may not be seen looks closed. */
  windowClosed: 'The window to sign in is closed. Sign in again, or go on there if it is still open.',
  signedIn: 'Done. You can close this window.',
  /** Why there is no access token. */
  tokenFaults: {
    blocked: 'The browser blocked the window to sign in. Allow windows for this page.',
    refused: 'The server refused: {reason}',
    'no-reason': 'The server refused and gave no reason.',
    'no-token': 'The server answered {status} without a token.',
    'no-answer':
      '{server} did not answer this page. It may not allow calls from browsers (CORS); get a token elsewhere and paste it.',
    'no-addresses': 'The provider names no addresses to sign in at.',
    'code-expired': 'The code has expired. Start again.',
  },
};

/** What every page shows of the assistant before it is opened. */
export const assistantEntry = {
  open: 'Ask a question',
  askAboutSelection: 'Ask about this',
  askAboutCode: 'Ask about this code',
};

/** The assistant's panel. */
export const assistant = {
  title: 'Assistant',
  close: 'Close the assistant',
  restart: 'New conversation',
  conversation: 'Conversation',
  welcome: 'Ask anything about this documentation. Answers name the pages that they rest on.',
  placeholder: 'Ask a question…',
  send: 'Send',
  stop: 'Stop',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  remove: 'Remove',
  question: 'Your question',
  answer: 'Answer',
  sources: 'Sources',
  waiting: 'Looking it up…',
  /** Above what a model thinks before it answers. */
  thoughts: 'Thoughts',
  /** Asks for the rest of an answer that was cut for its length. */
  goOn: 'Continue the answer',
  note: 'Answers can be wrong. Check them against the pages they name.',
  failed: 'The assistant could not answer. Please try again.',
  tooMany: 'Too many questions at once. Please wait a moment and try again.',
  notAllowed: 'The assistant is not open to you here.',
};

/** What the assistant says of its own where no model answers. */
export const answers = {
  /** Before the quotations. */
  found: 'From the documentation:',
  /** When nothing fits well; before links to what comes nearest. */
  near: 'I found no passage in the documentation that answers this. These pages come nearest:',
  /** When nothing fits at all. */
  none: 'I found nothing about this in the documentation. Other words may help.',
  /** Answers a greeting; before links to pages. */
  hello: 'Hello! I answer questions about {site} in the words of its documentation. These pages are a good start:',
  /** Answers thanks; before links to pages. */
  welcome: 'You are welcome! Ask about {site} whenever you like. These pages may help as well:',
  /** How readers greet, and ask after the assistant itself: small letters, between commas. */
  greetings:
    'hi, hello, hello there, hi there, hey, hey there, good morning, good afternoon, good evening, good day, howdy, yo, sup, how are you, how are you doing, how is it going, hows it going, whats up, nice to meet you, who are you, what are you, are you a bot, are you a robot, are you human, are you an ai, what can you do, what do you do, what can i ask, what can i ask you, how can you help, how can you help me, can you help, can you help me, help, help me, bye, goodbye, see you',
  /** How they thank and agree. */
  thanks:
    'thanks, thank you, thank you very much, thank you so much, thanks a lot, many thanks, thx, ty, cheers, great, perfect, cool, nice, awesome, ok, okay, got it, that helped, that helps, it works, it works now, that works, that worked, good, good job, well done, very helpful',
};

/** The pages for signing in and out. */
export const signIn = {
  /** Title of the page and its button, also of a way in that the site gives no label. */
  signIn: 'Sign in',
  signOut: 'Sign out',
  /** Title while a token of another system is handed over. */
  signingIn: 'Signing in',
  password: 'Password',
  needsScript: 'This step of signing in needs JavaScript.',
  notices: {
    signedOut: 'You are signed out.',
    formExpired: 'This form was open for too long. Try again.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    wrongPassword: 'This password is not right.',
    /** The provider does not answer. */
    unreachable: 'The sign-in service cannot be reached. Try again in a moment.',
    /** The provider's answer came too late, or to a browser that did not ask. */
    lost: 'This sign-in took too long or began in another browser. Try again.',
    failed: 'Signing in did not succeed. Try again.',
    /** A token of another system that is not good, or no longer. */
    linkExpired: 'The link that brought you here is no longer good. Sign in again.',
  },
};
