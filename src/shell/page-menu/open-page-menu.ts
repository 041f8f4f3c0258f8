/** Copies the page's Markdown and says so on the button. */
export async function copyPage(_button: HTMLAnchorElement): Promise<void> {}

/** Shows the list of what can be done with the page. */
export async function openPageMenu(_menu: HTMLElement): Promise<void> {}
