/**
 * Where a build leaves what the service alone may read: beside its output and never in it, so that whoever publishes
 * the output publishes none of it.
 *
 * @param output the folder of the output, not through a link
 */
export function serviceFolderOf(output: string): string {
  return `${output.replace(/[/\\]+$/, '')}.service`;
}
