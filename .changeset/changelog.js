/**
 * How changesets become entries of the changelog: what was written, and no hash of a commit before it. One that holds
 * a list becomes as many entries.
 *
 * @type {import('@changesets/types').ChangelogFunctions}
 */
export default {
  getReleaseLine: async ({ summary }) => (summary.startsWith('- ') ? summary : `- ${summary.replaceAll('\n', '\n  ')}`),
  getDependencyReleaseLine: async () => '',
};
