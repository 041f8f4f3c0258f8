/** Bytes of a name in the file systems of all hosts. */
const longestName = 255;

/** Behind a colon stands the name of a stream (Microsoft, "Naming Files, Paths, and Namespaces"). */
const outOfWindows = /[<>:"|?*\p{Cc}]/u;

/** Whether a folder of a system can hold a file at a path, whose names are parted by slashes. */
export function canHold(path: string, platform: NodeJS.Platform = process.platform): boolean {
  if (path.includes('\0') || (platform === 'win32' && outOfWindows.test(path))) return false;
  return path.split('/').every((name) => Buffer.byteLength(name) <= longestName);
}
