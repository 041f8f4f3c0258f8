/** Keys of the languages shown where `api.examples.languages` is not set. */
export const defaultLanguages: string[] = ['bash', 'python', 'javascript', 'php', 'go', 'java', 'ruby'];
