import { parseFenceMeta } from '../highlight/parse-fence-meta.ts';

/** The element that a code fence becomes, by its language and what stands behind it (docs/format.md#code-fences). */
export function parseFence(fence: { language: string; meta: string }): {
  name: string;
  attributes: Record<string, unknown>;
} {
  const meta = parseFenceMeta(fence.language, fence.meta);
  if (meta.language === 'mermaid')
    return { name: 'Mermaid', attributes: { placement: meta.placement, actions: meta.actions } };
  return {
    name: 'CodeBlock',
    attributes: {
      language: meta.language || null,
      title: meta.title,
      icon: meta.icon,
      lang: meta.label,
      theme: meta.theme,
      highlight: orNull(meta.highlight),
      focus: orNull(meta.focus),
      lines: meta.lines,
      wrap: meta.wrap,
      expandable: meta.expandable,
      twoslash: meta.twoslash || null,
      nocopy: meta.copy ? null : true,
    },
  };
}

function orNull(numbers: number[]): number[] | null {
  return numbers.length > 0 ? numbers : null;
}
