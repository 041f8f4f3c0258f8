/** Words of the playground; a site in another language brings its own. */
export interface PlaygroundTexts {
  title: string;
  send: string;
  cancel: string;
  close: string;
  address: string;
  endpoints: string;
  findEndpoint: string;
  noEndpoint: string;
  server: string;
  authorization: string;
  path: string;
  query: string;
  header: string;
  cookie: string;
  querystring: string;
  body: string;
  request: string;
  response: string;
  required: string;
  notSet: string;
  empty: string;
  choice: string;
  add: string;
  addItem: string;
  addField: string;
  remove: string;
  item: string;
  name: string;
  value: string;
  showMore: string;
  form: string;
  contentType: string;
  fillIn: string;
  generated: string;
  clear: string;
  noAuthorization: string;
  username: string;
  password: string;
  token: string;
  apiKey: string;
  show: string;
  hide: string;
  forget: string;
  storedHere: string;
  getToken: string;
  signIn: string;
  asClient: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  redirect: string;
  certificate: string;
  waitingForToken: string;
  waiting: string;
  gotToken: string;
  chooseFile: string;
  dropFile: string;
  changeFile: string;
  language: string;
  configured: string;
  otherLanguages: string;
  copy: string;
  copied: string;
  download: string;
  headers: string;
  noBody: string;
  noResponse: string;
  receiving: string;
  stopped: string;
  broken: string;
  event: string;
  events: string;
  large: string;
  sentDirectly: string;
  cookiesStay: string;
  passedOn: string;
  sending: string;
  connect: string;
  disconnect: string;
  reconnect: string;
  message: string;
  template: string;
  sendMessage: string;
  log: string;
  clearLog: string;
  noMessages: string;
  connecting: string;
  open: string;
  closed: string;
  opened: string;
  sent: string;
  received: string;
  failed: string;
}

export const englishPlaygroundTexts: PlaygroundTexts = {
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
  empty: 'null',
  choice: 'Kind of',
  add: 'Add',
  addItem: 'Add item',
  addField: 'Add field',
  remove: 'Remove',
  item: 'Item',
  name: 'Name',
  value: 'Value',
  showMore: 'more fields',
  form: 'Form',
  contentType: 'Content type',
  fillIn: 'Fill in…',
  generated: 'Example values',
  clear: 'Nothing',
  noAuthorization: 'No authorization',
  username: 'Username',
  password: 'Password',
  token: 'Token',
  apiKey: 'API key',
  show: 'Show',
  hide: 'Hide',
  forget: 'Forget credentials',
  storedHere: 'Kept in this browser only.',
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
  changeFile: 'Change',
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
  cookiesStay: 'Browsers do not let pages set cookies for other sites: the cookies above are left out. The code sends them.',
  passedOn: 'Sent through the service of this site.',
  sending: 'Sending…',
  connect: 'Connect',
  disconnect: 'Disconnect',
  reconnect: 'Connect again when the connection breaks',
  message: 'Message',
  template: 'Kind of message',
  sendMessage: 'Send message',
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
};
