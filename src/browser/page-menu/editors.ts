/** An editor that adds an MCP server by an address of its own. */
export interface McpEditor {
  label: string;
  install: (server: { name: string; url: string }) => string;
}

export const editors: Readonly<Record<string, McpEditor>> = {
  cursor: {
    label: 'Cursor',
    install: ({ name, url }) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(toBase64(JSON.stringify({ url })))}`,
  },
  vscode: {
    label: 'VS Code',
    install: ({ name, url }) =>
      `https://vscode.dev/redirect/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(JSON.stringify({ type: 'http', url }))}`,
  },
};

/** `btoa` takes bytes alone, and a host may hold any letter. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
