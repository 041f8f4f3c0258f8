/** Header fields that concern one connection only (RFC 9110 section 7.6.1), lower case. */
export const connectionHeaders: readonly string[] = [
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
