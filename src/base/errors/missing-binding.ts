import type { Problem } from '../../model/problem.ts';

/** Of the loaders of native packages (NAPI-RS), and of Node where the system opens a library for nobody. */
const lacking = /Cannot find native binding|\bERR_DLOPEN_FAILED\b/;

/**
 * What to do where a package has no code for this system; `null` where what an error or a process says is about
 * anything else.
 */
export function missingBinding(said: string): Problem | null {
  if (!lacking.test(said)) return null;
  const name = /Cannot find module '([^'.][^']*)'/.exec(said)?.[1];
  return {
    severity: 'error',
    code: 'native-code',
    message: `A package that Docwright needs is not installed for this system (${name ?? `${process.platform} ${process.arch}`})`,
    hint:
      'Remove node_modules and install on this system, with optional dependencies; packages for another system do not work' +
      (process.platform === 'win32' ? '. Also install Microsoft’s Visual C++ runtime' : ''),
  };
}
