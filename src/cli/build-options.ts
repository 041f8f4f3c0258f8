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
    summary: `time limit for rendering one page (default: ${defaultPageLimits.time / 1000})`,
  },
  {
    name: 'page-memory',
    type: 'string',
    value: 'MB',
    summary: `memory limit for rendering one page (default: ${defaultPageLimits.memory})`,
  },
  {
    name: 'allow-missing-apis',
    type: 'boolean',
    summary: 'continue without API descriptions that cannot be read',
  },
  {
    name: 'untrusted',
    type: 'boolean',
    summary: 'treat the site as untrusted: its code gets no files, network, environment or child processes',
  },
];

export const strictOption: NamedOption = {
  name: 'strict',
  type: 'boolean',
  summary: 'fail on any page error and keep the previous output',
};

export const forceOption: NamedOption = {
  name: 'force',
  type: 'boolean',
  summary: 'publish what is valid despite errors in docs.json or API descriptions',
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
  if (!isPageLimit(number)) throw new UsageError(`--${name} must be a number above 0, not "${value}"`);
  return number;
}
