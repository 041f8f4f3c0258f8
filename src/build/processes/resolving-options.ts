/**
 * Of Node's options in the environment, those by which Yarn's Plug'n'Play finds packages: without them a process of its
 * own finds none. The others are for this process alone, a debugger's port for instance.
 */
export function resolvingOptions(options: string): string {
  const wanted = /--(?:require|import|loader|experimental-loader)[= ](?:"[^"]*\.pnp\.[^"]*"|\S*\.pnp\.\S*)/g;
  return (options.match(wanted) ?? []).join(' ');
}
