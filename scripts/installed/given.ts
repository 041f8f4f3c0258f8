/** What every way to install the package starts with. */
export interface Given {
  /** The packed package. */
  archive: string;
  env: NodeJS.ProcessEnv;
  /** A folder for a way, by its name. */
  folderOf: (name: string) => string;
  /** The sources of the manual, which is walked beside the starter; `null` to leave it out. */
  manual: string | null;
  /** A port that nobody else uses. */
  port: number;
}
