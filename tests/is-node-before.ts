/** Whether the tests run on a version of Node before this one, which lacks some of what later ones have. */
export function isNodeBefore(version: `${number}.${number}`): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}
