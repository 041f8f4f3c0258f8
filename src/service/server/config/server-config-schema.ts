import * as z from 'zod';
import { metricsAddress } from '../../../base/paths/own-addresses.ts';
import { expected, shape } from '../../../read/config/validation/shape.ts';
import { signInSchema } from '../../access/sign-in-config.ts';
import { searchEngines } from '../../store/open-search-store.ts';
import { databasePlace, hostName, privatePlace, proxyNetwork, redisPlace } from './place-schemas.ts';

const text = z.string().min(1, { error: expected('a string that is not empty') });

/** What no header can hold would fail each request, and be shown by the reason of it in the log. */
const bearerToken = text.regex(/^[\x20-\x7e]*$/, {
  error: expected('letters, digits and signs of ASCII, without a line break'),
});
const count = z.int().min(0, { error: expected('a whole number from 0 up') });
const seconds = z.number().positive({ error: expected('a number of seconds above 0') });
const url = z
  .string()
  .regex(/^https?:\/\/[^\s/]/, { error: expected('an address that starts with https:// or http://') });
const identifier = z.string().regex(/^[a-z\d](?:[a-z\d._-]{0,62}[a-z\d])?$/i, {
  error: expected('letters, digits, `-`, `_` and `.`, 64 at most'),
});

const siteSchema = shape({
  domain: identifier
    .optional()
    .describe(
      'Domain identifier: the last segment of the discovery API’s paths. The name of the folder when it is left out.',
    ),
  folder: text.describe('Built site, relative to this file.'),
  hosts: z
    .array(hostName)
    .optional()
    .describe(
      'Host names the site answers to, without port; `*.example.com` stands for every host below. Any host when it is left out.',
    ),
  organization: identifier
    .optional()
    .describe('Whose limits and credits its requests count against: `default` when it is left out.'),
  signIn: signInSchema.optional().describe('How readers sign in. The site must be built with `--protect`.'),
});

const organizationSchema = shape({
  credits: count.describe('Assistant credits of a calendar month (UTC). A question costs one.'),
  overage: z
    .boolean()
    .optional()
    .describe('Whether questions beyond the credits are answered, and noted in the ledger as overage (default: true).'),
});

export const storageSchema = shape({
  database: databasePlace
    .optional()
    .describe(
      'File of the SQLite database relative to this file, or `postgres://…`. The variable DOCWRIGHT_DATABASE goes first.',
    ),
  redis: redisPlace
    .optional()
    .describe(
      'Redis or Valkey that counts the limits when several machines serve. The variable DOCWRIGHT_REDIS goes first.',
    ),
});

export const modelSchema = shape({
  url: url
    .optional()
    .describe(
      'Endpoint of the OpenAI form, up to and without `/chat/completions`: `https://api.openai.com/v1`. The variable DOCWRIGHT_MODEL_URL goes first.',
    ),
  name: text.optional().describe('Name of the model. The variable DOCWRIGHT_MODEL goes first.'),
  key: bearerToken
    .optional()
    .describe('Key for the endpoint. Better kept in the variable DOCWRIGHT_MODEL_KEY, which goes first.'),
  tools: z
    .boolean()
    .optional()
    .describe('Whether the model can call tools, and so search again in its own words (default: true).'),
  temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe('How freely it chooses words, 0 to 2. Left to the endpoint when it is left out.'),
  maxTokens: z
    .int()
    .positive()
    .optional()
    .describe('Longest answer in the model’s tokens. Left to the endpoint when it is left out.'),
  contextTokens: z
    .int()
    .min(2_000)
    .optional()
    .describe(
      'Most tokens that the model is given to read in one request: instructions, conversation and passages (default: 24000). Counted by estimate.',
    ),
  timeout: seconds.optional().describe('Seconds of silence after which an answer is given up (default: 60).'),
});

const assistantSchema = shape({
  model: modelSchema
    .optional()
    .describe('Model that writes the answers. Without one, the assistant quotes the documentation.'),
  instructions: text
    .optional()
    .describe('Words of your own to the model, such as its tone or where to send people for help.'),
  atOnce: z
    .int()
    .min(1, { error: expected('a whole number from 1 up') })
    .optional()
    .describe('Answers that are written at the same time (default: 50 with a model, 4 without).'),
  queue: count.optional().describe('Questions that may wait; further ones are answered with 503 (default: 500).'),
  wait: seconds
    .optional()
    .describe('Seconds for which a question may wait; one that would wait longer is answered with 503 (default: 20).'),
});

export const embeddingsSchema = shape({
  url: url
    .optional()
    .describe(
      'Endpoint of the OpenAI form, up to and without `/embeddings`. The built-in model when it is left out. The variable DOCWRIGHT_EMBEDDINGS_URL goes first.',
    ),
  name: text
    .optional()
    .describe('Name of the model behind the endpoint. The variable DOCWRIGHT_EMBEDDINGS_MODEL goes first.'),
  key: bearerToken
    .optional()
    .describe('Key for the endpoint. Better kept in the variable DOCWRIGHT_EMBEDDINGS_KEY, which goes first.'),
  dimensions: z.int().positive().optional().describe('Length of the vectors, for models that have several.'),
  languages: z.array(text).optional().describe('Languages that the model knows, as `en`. All when it is left out.'),
});

const searchSchema = shape({
  engine: z
    .enum(searchEngines)
    .optional()
    .describe(
      'What looks up words and compares meanings: `built-in`, in the memory of the service, or `pgvector`, in PostgreSQL with that extension (default: built-in).',
    ),
  threads: z
    .int()
    .min(1, { error: expected('a whole number from 1 up') })
    .optional()
    .describe('Threads that search (default: one less than the machine has cores, 4 at most).'),
  memory: z
    .number()
    .positive({ error: expected('a number of megabytes above 0') })
    .optional()
    .describe(
      'Megabytes for indexes, all threads together (default: 512). What was searched last stays in memory, the rest is read again when it is asked for.',
    ),
  queue: count.optional().describe('Searches that may wait; further ones are answered with 503 (default: 2000).'),
  timeout: seconds
    .optional()
    .describe('Seconds for which a search may wait, and after which one that runs is given up (default: 10).'),
});

const limitsSchema = shape({
  search: count.optional().describe('Searches of an organization in an hour (default: 10000).'),
  page: count.optional().describe('Pages read by an organization in an hour (default: 10000).'),
  assistant: count.optional().describe('Questions of an organization in an hour (default: 10000).'),
  assistantPerAddress: count.optional().describe('Questions of an IP address in a day (default: 10000).'),
  readerSearch: count
    .optional()
    .describe('Searches in the dialog of the site by an IP address in an hour (default: 3000).'),
  mcp: count
    .optional()
    .describe('Messages to the MCP server without a key by an IP address in an hour (default: 3000).'),
  feedback: count
    .optional()
    .describe('Answers to the question under a page by an IP address in an hour (default: 100).'),
  keptPerAddress: count
    .optional()
    .describe('Bytes of questions, answers and feedback of an IP address that are kept in a day (default: 20000000).'),
  keptPerSite: count
    .optional()
    .describe('Bytes of questions, answers and feedback of a site that are kept in a day (default: 1000000000).'),
  searchBody: count.optional().describe('Bytes of a search request (default: 64000).'),
  messageBody: count.optional().describe('Bytes of a request to the assistant (default: 2000000).'),
});

const proxyLimitsSchema = shape({
  perReader: count.optional().describe('Calls of an IP address in an hour (default: 1000).'),
  perOrigin: count.optional().describe('Calls to one server of an API in an hour, by all readers (default: 20000).'),
  atOncePerReader: count
    .optional()
    .describe('Calls and WebSockets of an IP address at once, in one process (default: 20).'),
  atOncePerOrigin: count
    .optional()
    .describe('Calls and WebSockets to one server of an API at once, in one process (default: 200).'),
  bytesPerReader: count
    .optional()
    .describe('Bytes of an IP address in a day, in both directions (default: 1000000000).'),
  bytesPerOrigin: count.optional().describe('Bytes to and from one server of an API in a day (default: 50000000000).'),
});

const proxySchema = shape({
  limits: proxyLimitsSchema.optional().describe('How much may pass.'),
  allowPrivate: z
    .array(privatePlace)
    .optional()
    .describe(
      'Private addresses (`10.1.2.3`), ranges (`10.0.0.0/8`) and host names that the playground may call. None by default.',
    ),
  forwardCookies: z
    .array(text)
    .optional()
    .describe('Names of cookies of the site that go with a playground’s call. None by default.'),
});

/** `docwright.server.json` as its author writes it. */
export const serverConfigSchema = shape({
  $schema: z.string().optional().describe('Address of this schema, for editors.'),
  port: z
    .int()
    .min(0)
    .max(65535, { error: expected('a port number up to 65535') })
    .optional()
    .describe('Port to listen on (default: 4000). The variable DOCWRIGHT_PORT goes first.'),
  host: text
    .optional()
    .describe('Address to listen on (default: localhost). `0.0.0.0` for all. The variable DOCWRIGHT_HOST goes first.'),
  data: text
    .optional()
    .describe(
      'Folder for what the service keeps, relative to this file (default: .docwright-data). The variable DOCWRIGHT_DATA goes first.',
    ),
  sites: z
    .array(siteSchema)
    .min(1, { error: expected('at least one site') })
    .optional()
    .describe(
      'Built sites to serve. Folders on the command line come in their place, each with what stands here of it.',
    ),
  organizations: z
    .record(identifier, organizationSchema)
    .optional()
    .describe('Plans by organization. One without a plan has credits without end.'),
  storage: storageSchema.optional().describe('Where the service keeps keys, threads, the ledger and the search index.'),
  assistant: assistantSchema.optional().describe('The assistant.'),
  embeddings: z
    .union([z.literal(false), embeddingsSchema])
    .optional()
    .describe('How texts are compared by meaning. `false`: not at all.'),
  search: searchSchema.optional().describe('How searches run.'),
  limits: limitsSchema.optional().describe('How much may be asked.'),
  headers: z
    .record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/, { error: expected('the name of a header') }), z.string())
    .optional()
    .describe(
      'Headers of all pages, in place of those that the service gives by itself; an empty text takes one away.',
    ),
  scriptSources: z
    .array(z.string().regex(/^[^\s;,]+$/, { error: expected('a source such as https://cdn.example.com') }))
    .optional()
    .describe(
      'Where scripts of pages may come from, besides what the build found: sources of a `Content-Security-Policy`.',
    ),
  trustedProxies: z
    .array(proxyNetwork)
    .optional()
    .describe(
      'Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-…` headers, or `Forwarded`, are believed. None by default.',
    ),
  metricsToken: bearerToken
    .optional()
    .describe(
      `Bearer token for \`${metricsAddress}\`, which answers nobody without it. The variable DOCWRIGHT_METRICS_TOKEN goes first.`,
    ),
  proxy: proxySchema.optional().describe('The playground’s proxy.'),
  log: z.enum(['all', 'errors', 'none']).optional().describe('Which requests are written to the log (default: all).'),
  keepThreads: z
    .int()
    .positive()
    .optional()
    .describe('Days after which a conversation that nobody continues is forgotten (default: 90).'),
  keepSearches: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'Days for which a search counts for the popular ones that the search dialog offers (default: 30). 0 counts none.',
    ),
  stopTimeout: seconds
    .optional()
    .describe('Seconds that running answers have to finish when the service is told to stop (default: 8).'),
}).describe('The service of Docwright.');
