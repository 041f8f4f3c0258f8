/** Runs something with other variables in the environment, and puts the old ones back. */
export async function withEnvironment<T>(variables: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/**
 * What Astro knows of its projects it tells its makers, and keeps in the user's home. Not what it does for Docwright.
 */
export const silentAstro = { ASTRO_TELEMETRY_DISABLED: '1' };
