/** The file of a run's texts by its number in the run. */
export function textsFile(name: string, number: number): string {
  return `texts-${name}-${number}.json`;
}
