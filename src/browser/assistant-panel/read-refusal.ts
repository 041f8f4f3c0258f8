/** The `code` of a refusal of the service, whose errors are JSON; empty for any other text. */
export function readRefusal(message: string): string {
  try {
    const { code } = JSON.parse(message) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
