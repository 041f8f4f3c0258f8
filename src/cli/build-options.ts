import { defaultPageLimits } from '../build/render/default-page-limits.ts';
import { isPageLimit, resolvePageLimits } from '../build/render/resolve-page-limits.ts';
import type { PageLimits } from '../model/page-limits.ts';
import { type CommandInput, type CommandOption, UsageError } from './command.ts';

export interface RenderingOptions {
  limits: PageLimits;
  /** API descriptions that cannot be read are faults of their pages alone. */
  allowMissingApis: boolean;
  isUntrusted: boolean;
}

type NamedOption = CommandOption & { name: string };

/** Options of the commands that render pages. */
export const renderingOptions: NamedOption[] = [
  {
    name: 'page-time',
    type: 'string',
    value: 'seconds',
    summary: `how long one page may take (default: ${defaultPageLimits.time / 1000})`,
  },
  {
    name: 'page-memory',
    type: 'string',
    value: 'MB',
    summary: `how much memory one page may take (default: ${defaultPageLimits.memory})`,
  },
  {
    name: 'allow-missing-apis',
    type: 'boolean',
    summary: 'go on without API descriptions that cannot be read',
  },
  {
    name: 'untrusted',
    type: 'boolean',
    summary: 'the site is a stranger’s: its code gets no files, network, environment or programs',
  },
];

export const strictOption: NamedOption = {
  name: 'strict',
  type: 'boolean',
  summary: 'fail on any error in a page, and leave the last output as it is',
};

export const forceOption: NamedOption = {
  name: 'force',
  type: 'boolean',
  summary: 'publish what is sound in spite of errors in docs.json and API descriptions',
};

/** @throws UsageError for a limit that is no number above 0 */
export function readRenderingOptions({ options }: Pick<CommandInput, 'options'>): RenderingOptions {
  return {
    limits: resolvePageLimits({
      pageTime: readLimit(options, 'page-time'),
      pageMemory: readLimit(options, 'page-memory'),
    }),
    allowMissingApis: options['allow-missing-apis'] === true,
    isUntrusted: options['untrusted'] === true,
  };
}

/** The same options as arguments for another run of `docwright`. */
export function passOptions({ options }: Pick<CommandInput, 'options'>): string[] {
  return [...renderingOptions, strictOption, forceOption].flatMap(({ name }) => {
    const value = options[name];
    if (value === true) return [`--${name}`];
    return typeof value === 'string' ? [`--${name}`, value] : [];
  });
}

function readLimit(options: CommandInput['options'], name: string): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!isPageLimit(number)) throw new UsageError(`--${name} takes a number above 0, not "${value}"`);
  return number;
}
