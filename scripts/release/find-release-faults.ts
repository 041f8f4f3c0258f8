export interface ReleaseState {
  /** Name of the tag that is published; `null` while a release is rehearsed. */
  tag: string | null;
  manifest: { version: string; repository: { url: string }; homepage: string; bugs: string };
  changelog: string;
  /** Names of the files in `.changeset`. */
  changesets: readonly string[];
}

/** What keeps a state of the repository from being published. Pure; each entry says what would be right. */
export function findReleaseFaults({ tag, manifest, changelog, changesets }: ReleaseState): string[] {
  const { version, repository, homepage, bugs } = manifest;
  const [newest] = /^## .+$/m.exec(changelog) ?? ['nothing'];
  const pending = changesets.filter((name) => name.endsWith('.md') && name !== 'README.md');
  const addresses = { repository: repository.url, homepage, bugs };
  const placeholders = Object.entries(addresses).filter(([, url]) => new URL(url).hostname === 'example.com');
  return [
    ...(tag !== null && tag !== `v${version}` ? [`The tag is ${tag}, the version in package.json ${version}.`] : []),
    ...(newest === `## ${version}` ? [] : [`CHANGELOG.md begins with "${newest}", not with "## ${version}".`]),
    ...pending.map((name) => `.changeset/${name} is in no release yet: npx changeset version`),
    ...placeholders.map(([key]) => `"${key}" in package.json is a placeholder: put the real address in.`),
  ];
}
