/** What is said of a link to a place that is wrong behind a redirect. */
export function redirectHint(route: string): string {
  return `"${route}" redirects there`;
}
