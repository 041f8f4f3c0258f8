/** Words of API pages; a site in another language brings its own. */
export interface ApiTexts {
  options: string;
  /** Stands for the name of a property that has none of its own. */
  anyKey: string;
  tryIt: string;
  copyPath: string;
  required: string;
  or: string;
  scopes: string;
  noBody: string;
  callbackAddress: string;
  messages: string;
  sends: string;
  receives: string;
  servers: string;
  example: string;
}

export const englishApiTexts: ApiTexts = {
  options: 'Available options',
  anyKey: 'key',
  tryIt: 'Try it',
  copyPath: 'Copy the path',
  required: 'required',
  or: 'or',
  scopes: 'Scopes',
  noBody: 'The response has no body.',
  callbackAddress: 'Sent to',
  messages: 'Messages',
  sends: 'Send',
  receives: 'Receive',
  servers: 'Servers',
  example: 'Example',
};
