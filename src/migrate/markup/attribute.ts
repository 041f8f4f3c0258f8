/** An attribute of JSX that holds this text. */
export function attribute(name: string, text: string): string {
  return /["\n\\]/.test(text) ? ` ${name}={${JSON.stringify(text)}}` : ` ${name}="${text}"`;
}
