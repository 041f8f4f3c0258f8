/**
 * Fences and inline code are skipped; an element whose content is raw text is the groups `open`, `body` and `close`.
 */
const elements =
  /(?:^|\n)[ \t]*(`{3,}|~{3,})[\s\S]*?(?:\n[ \t>]*\1[`~]*(?=\n|$)|$)|(`+)(?!`)[\s\S]*?[^`]\2(?!`)|(?<open><(?<name>script|style|Prompt)(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?>)(?<body>[\s\S]*?)(?<close><\/\k<name>\s*>)/g;

/**
 * Wraps what stands inside `<script>`, `<style>` and `<Prompt>` into a template literal, as MDX wants it: there is
 * text, in which braces and `<` mean nothing. Line numbers stay as they are.
 */
export function protectRawText(source: string): string {
  if (!/<(?:script|style|Prompt)\b/.test(source)) return source;
  return source.replace(elements, (whole, ...rest) => {
    const { open, body = '', close } = rest.at(-1) as Record<string, string | undefined>;
    if (open === undefined || open.endsWith('/>') || body.trim() === '' || /^\s*\{\s*[`"'/({\w]/.test(body))
      return whole;
    return `${open}{\`${body.replace(/\\|`|\$\{/g, '\\$&')}\`}${close}`;
  });
}
