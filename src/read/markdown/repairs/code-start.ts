/** What only `import` and `export` statements begin with; a sentence goes on differently. */
export const codeStart =
  /^(?:import\s+(?:["'{*]|[\w$]+\s*(?:,|from\b))|export\s+(?:default|const|let|var|function|async|class|type|interface|enum|[{*]))/;
