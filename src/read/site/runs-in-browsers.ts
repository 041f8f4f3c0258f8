const modules = /^#!|^(?:export\b|import\s*[\w{*"'])/m;
const workers = /\bimportScripts\s*\(|\baddEventListener\(\s*['"](?:fetch|install)['"]/;
const nodeOnly =
  /\brequire\(\s*['"`]|^\s*(?:module\.)?exports\b[^\n]*=|\bprocess\.(?:argv|exit|cwd|stdin|stdout|env\b(?!\.NODE_ENV))|\b__(?:dirname|filename)\b|\b(?:Deno|Bun)\.\w/m;

/**
 * Whether the text of a `.js` file is a script for pages. Modules, workers, and what a command of the repository or a
 * reader of a tutorial runs can only fail there. What looks whether it runs in Node before it does anything of Node's
 * is for both.
 */
export function runsInBrowsers(text: string): boolean {
  if (modules.test(text) || workers.test(text)) return false;
  return !nodeOnly.test(text) || /\btypeof\s+(?:module|exports|require|define|process)\b/.test(text);
}
