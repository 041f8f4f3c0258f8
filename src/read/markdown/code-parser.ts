import { createRequire } from 'node:module';

type Parser = typeof import('rolldown/parseAst');
type Tools = typeof import('rolldown/utils');

const requireModule = createRequire(import.meta.url);
let parser: Parser | undefined;
let tools: Tools | undefined;

let aside: <T>(work: () => T) => T = (work) => work();

// Rolldown's parser, with native code behind it, is loaded for the first code that is met.
const loadParser = (): Parser => (parser ??= requireModule('rolldown/parseAst') as Parser);
const loadTools = (): Tools => (tools ??= requireModule('rolldown/utils') as Tools);

/** @throws SyntaxError for what is not in the language that is named */
export const parseAst: Parser['parseAst'] = (...given) => aside(() => loadParser().parseAst(...given));

/** Tells of faults in `errors`. */
export const parseSync: Tools['parseSync'] = (...given) => aside(() => loadTools().parseSync(...given));

/** TypeScript or JSX as JavaScript; tells of faults in `errors`. */
export const transformSync: Tools['transformSync'] = (...given) => aside(() => loadTools().transformSync(...given));

/** For a process that watches what code asks for, as the parser does of its machine: `run` does all of its work. */
export function parseCodeBy(run: typeof aside): void {
  aside = run;
}

/** For a process that can load nothing later. */
export function loadCodeParser(): void {
  loadParser();
  loadTools();
}
