import * as z from 'zod';
import { metricsAddress } from '../../../base/paths/own-addresses.ts';
import { expected, shape } from '../../../read/config/validation/shape.ts';
import { signInSchema } from '../../access/sign-in-config.ts';
import { searchEngines } from '../../store/open-search-store.ts';
import { databasePlace, hostName, privatePlace, proxyNetwork, redisPlace } from './place-schemas.ts';

const text = z.string().min(1, { error: expected('a non-empty string') });

/** What no header can hold would fail each request, and be shown by the reason of it in the log. */
const bearerToken = text.regex(/^[\x20-\x7e]*$/, {
  error: expected('printable ASCII characters, without a line break'),
});
const count = z.int().min(0, { error: expected('a whole number of at least 0') });
const seconds = z.number().positive({ error: expected('a number of seconds above 0') });
const url = z.string().regex(/^https?:\/\/[^\s/]/, { error: expected('a URL that starts with https:// or http://') });
const identifier = z.string().regex(/^[a-z\d](?:[a-z\d._-]{0,62}[a-z\d])?$/i, {
  error: expected('at most 64 letters, digits, `-`, `_` and `.`'),
});

const siteSchema = shape({
  domain: identifier
    .optional()
    .describe('Domain identifier: {domain} in the paths of the Discovery API. By default, the name of the folder.'),
  folder: text.describe('Built site, relative to this file.'),
  hosts: z
    .array(hostName)
    .optional()
    .describe(
      'Host names that the site answers to, without port; `*.example.com` matches every subdomain. By default, any host.',
    ),
  organization: identifier
    .optional()
    .describe('Organization whose limits and credits its requests count against. By default, `default`.'),
  signIn: signInSchema.optional().describe('How readers sign in. The site must be built with `--protect`.'),
});

const organizationSchema = shape({
  credits: count.describe('Assistant credits per calendar month (UTC). A question costs one.'),
  overage: z
    .boolean()
    .optional()
    .describe(
      'Whether questions beyond the credits are answered and recorded in the ledger as overage (default: true).',
    ),
});

export const storageSchema = shape({
  database: databasePlace
    .optional()
    .describe(
      'SQLite database file, relative to this file, or `postgres://…`. Overridden by the environment variable DOCWRIGHT_DATABASE.',
    ),
  redis: redisPlace
    .optional()
    .describe(
      'Redis or Valkey that counts the limits when several machines serve. Overridden by the environment variable DOCWRIGHT_REDIS.',
    ),
});

export const modelSchema = shape({
  url: url
    .optional()
    .describe(
      'OpenAI-compatible endpoint, without `/chat/completions`: `https://api.openai.com/v1`. Overridden by the environment variable DOCWRIGHT_MODEL_URL.',
    ),
  name: text.optional().describe('Name of the model. Overridden by the environment variable DOCWRIGHT_MODEL.'),
  key: bearerToken
    .optional()
    .describe(
      'Key for the endpoint. Preferably set in the environment variable DOCWRIGHT_MODEL_KEY, which overrides it.',
    ),
  tools: z
    .boolean()
    .optional()
    .describe('Whether the model can call tools, and so search again in its own words (default: true).'),
  temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe('Sampling temperature, 0 to 2. By default, up to the endpoint.'),
  maxTokens: z
    .int()
    .positive()
    .optional()
    .describe('Maximum length of an answer, in tokens of the model. By default, up to the endpoint.'),
  contextTokens: z
    .int()
    .min(2_000)
    .optional()
    .describe(
      'Maximum number of tokens sent to the model in one request: instructions, conversation and passages (default: 24000). Estimated.',
    ),
  timeout: seconds.optional().describe('Seconds of silence after which an answer is cancelled (default: 60).'),
});

const assistantSchema = shape({
  model: modelSchema
    .optional()
    .describe('Model that writes the answers. Without one, the assistant quotes the documentation.'),
  instructions: text
    .optional()
    .describe('Additional instructions for the model, such as its tone or where to send people for help.'),
  atOnce: z
    .int()
    .min(1, { error: expected('a whole number of at least 1') })
    .optional()
    .describe('Answers written at the same time (default: 50 with a model, 4 without).'),
  queue: count.optional().describe('Questions that can wait; further ones are answered with 503 (default: 500).'),
  wait: seconds
    .optional()
    .describe('Seconds that a question can wait; one that would wait longer is answered with 503 (default: 20).'),
});

export const embeddingsSchema = shape({
  url: url
    .optional()
    .describe(
      'OpenAI-compatible endpoint, without `/embeddings`. By default, the built-in model. Overridden by the environment variable DOCWRIGHT_EMBEDDINGS_URL.',
    ),
  name: text
    .optional()
    .describe(
      'Name of the model behind the endpoint. Overridden by the environment variable DOCWRIGHT_EMBEDDINGS_MODEL.',
    ),
  key: bearerToken
    .optional()
    .describe(
      'Key for the endpoint. Preferably set in the environment variable DOCWRIGHT_EMBEDDINGS_KEY, which overrides it.',
    ),
  dimensions: z.int().positive().optional().describe('Length of the vectors, for models that support several.'),
  languages: z.array(text).optional().describe('Languages that the model supports, such as `en`. By default, all.'),
});

const searchSchema = shape({
  engine: z
    .enum(searchEngines)
    .optional()
    .describe(
      'Search engine: `built-in`, in the memory of the service, or `pgvector`, in PostgreSQL with that extension (default: built-in).',
    ),
  threads: z
    .int()
    .min(1, { error: expected('a whole number of at least 1') })
    .optional()
    .describe('Search threads (default: one fewer than the cores of the machine, at most 4).'),
  memory: z
    .number()
    .positive({ error: expected('a number of megabytes above 0') })
    .optional()
    .describe(
      'Megabytes for indexes, for all threads together (default: 512). The most recently searched parts stay in memory, the rest is read again when needed.',
    ),
  queue: count.optional().describe('Searches that can wait; further ones are answered with 503 (default: 2000).'),
  timeout: seconds
    .optional()
    .describe('Seconds that a search can wait, and after which a running one is cancelled (default: 10).'),
});

const limitsSchema = shape({
  search: count.optional().describe('Searches per organization and hour (default: 10000).'),
  page: count.optional().describe('Pages read per organization and hour (default: 10000).'),
  assistant: count.optional().describe('Questions per organization and hour (default: 10000).'),
  assistantPerAddress: count.optional().describe('Questions per IP address and day (default: 10000).'),
  readerSearch: count.optional().describe('Searches in the search dialog per IP address and hour (default: 3000).'),
  mcp: count.optional().describe('Messages to the MCP server without a key, per IP address and hour (default: 3000).'),
  feedback: count.optional().describe('Feedback on pages per IP address and hour (default: 100).'),
  keptPerAddress: count
    .optional()
    .describe('Bytes of questions, answers and feedback stored per IP address and day (default: 20000000).'),
  keptPerSite: count
    .optional()
    .describe('Bytes of questions, answers and feedback stored per site and day (default: 1000000000).'),
  searchBody: count.optional().describe('Maximum size of a search request, in bytes (default: 64000).'),
  messageBody: count.optional().describe('Maximum size of a request to the assistant, in bytes (default: 2000000).'),
});

const proxyLimitsSchema = shape({
  perReader: count.optional().describe('Calls per IP address and hour (default: 1000).'),
  perOrigin: count.optional().describe('Calls per API server and hour, by all readers (default: 20000).'),
  atOncePerReader: count
    .optional()
    .describe('Concurrent calls and WebSockets per IP address, in one process (default: 20).'),
  atOncePerOrigin: count
    .optional()
    .describe('Concurrent calls and WebSockets per API server, in one process (default: 200).'),
  bytesPerReader: count.optional().describe('Bytes per IP address and day, in both directions (default: 1000000000).'),
  bytesPerOrigin: count.optional().describe('Bytes to and from one API server per day (default: 50000000000).'),
});

const proxySchema = shape({
  limits: proxyLimitsSchema.optional().describe('Limits of the proxy.'),
  allowPrivate: z
    .array(privatePlace)
    .optional()
    .describe(
      'Private addresses (`10.1.2.3`), ranges (`10.0.0.0/8`) and host names that the playground can call. None by default.',
    ),
  forwardCookies: z
    .array(text)
    .optional()
    .describe('Names of cookies of the site that are sent with playground calls. None by default.'),
});

/** `docwright.server.json` as its author writes it. */
export const serverConfigSchema = shape({
  $schema: z.string().optional().describe('URL of this schema, for editors.'),
  port: z
    .int()
    .min(0)
    .max(65535, { error: expected('a port number up to 65535') })
    .optional()
    .describe('Port to listen on (default: 4000). Overridden by the environment variable DOCWRIGHT_PORT.'),
  host: text
    .optional()
    .describe(
      'Address to listen on (default: localhost). `0.0.0.0` for all. Overridden by the environment variable DOCWRIGHT_HOST.',
    ),
  data: text
    .optional()
    .describe(
      'Data folder of the service, relative to this file (default: .docwright-data). Overridden by the environment variable DOCWRIGHT_DATA.',
    ),
  sites: z
    .array(siteSchema)
    .min(1, { error: expected('at least one site') })
    .optional()
    .describe('Built sites to serve. Folders on the command line replace them, each with its settings from here.'),
  organizations: z
    .record(identifier, organizationSchema)
    .optional()
    .describe('Plans by organization. Without a plan, credits are unlimited.'),
  storage: storageSchema
    .optional()
    .describe('Where the service stores keys, threads, the ledger and the search index.'),
  assistant: assistantSchema.optional().describe('The assistant.'),
  embeddings: z
    .union([z.literal(false), embeddingsSchema])
    .optional()
    .describe('How texts are compared by meaning. `false` turns this off.'),
  search: searchSchema.optional().describe('How searches run.'),
  limits: limitsSchema.optional().describe('Rate and size limits.'),
  headers: z
    .record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/, { error: expected('the name of a header') }), z.string())
    .optional()
    .describe(
      'Headers of all pages, which override those that the service sends by default; an empty string removes one.',
    ),
  scriptSources: z
    .array(z.string().regex(/^[^\s;,]+$/, { error: expected('a source such as https://cdn.example.com') }))
    .optional()
    .describe(
      'Additional allowed sources of scripts, beyond those found by the build: sources of a `Content-Security-Policy`.',
    ),
  trustedProxies: z
    .array(proxyNetwork)
    .optional()
    .describe(
      'Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-…` or `Forwarded` headers are trusted. None by default.',
    ),
  metricsToken: bearerToken
    .optional()
    .describe(
      `Bearer token for \`${metricsAddress}\`, which is disabled without it. Overridden by the environment variable DOCWRIGHT_METRICS_TOKEN.`,
    ),
  proxy: proxySchema.optional().describe('The playground’s proxy.'),
  log: z.enum(['all', 'errors', 'none']).optional().describe('Which requests are logged (default: all).'),
  keepThreads: z
    .int()
    .positive()
    .optional()
    .describe('Days after which an inactive conversation is deleted (default: 90).'),
  keepSearches: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'Days for which a search counts towards the popular searches in the search dialog (default: 30). 0 turns them off.',
    ),
  stopTimeout: seconds
    .optional()
    .describe('Seconds that running answers have to finish when the service stops (default: 8).'),
}).describe('Configuration of the Docwright service.');
