import { createRequire } from 'node:module';

type Parser = typeof import('rolldown/parseAst');
type Tools = typeof import('rolldown/utils');

const requireModule = createRequire(import.meta.url);
let parser: Parser | undefined;
let tools: Tools | undefined;

// Rolldown's parser, with native code behind it, is loaded for the first code that is met.
const loadParser = (): Parser => (parser ??= requireModule('rolldown/parseAst') as Parser);
const loadTools = (): Tools => (tools ??= requireModule('rolldown/utils') as Tools);

/** @throws SyntaxError for what is not in the language that is named */
export const parseAst: Parser['parseAst'] = (...given) => loadParser().parseAst(...given);

/** Tells of faults in `errors`. */
export const parseSync: Tools['parseSync'] = (...given) => loadTools().parseSync(...given);

/** TypeScript or JSX as JavaScript; tells of faults in `errors`. */
export const transformSync: Tools['transformSync'] = (...given) => loadTools().transformSync(...given);

/** For a process that can load nothing later. */
export function loadCodeParser(): void {
  loadParser();
  loadTools();
}
