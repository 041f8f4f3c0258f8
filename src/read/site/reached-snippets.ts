/** The snippets whose name stands in one of the texts, or in a snippet that is reached. */
export function reachedSnippets(
  snippets: Readonly<Record<string, string>>,
  texts: readonly string[],
): Record<string, string> {
  const reached: Record<string, string> = {};
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [path, content] of Object.entries(snippets)) {
      if (Object.hasOwn(reached, path) || !text.includes(nameOf(path))) continue;
      reached[path] = content;
      waiting.push(content);
    }
  }
  return reached;
}

/** Imports may leave out the ending. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
