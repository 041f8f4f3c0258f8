/** The element that a code fence becomes, by its language and what stands behind it. */
export function parseFence({ language, meta }: { language: string; meta: string }): { name: string; attributes: Record<string, unknown> } {
  if (language === 'mermaid') return { name: 'Mermaid', attributes: {} };
  return { name: 'CodeBlock', attributes: { language, title: meta || undefined } };
}
