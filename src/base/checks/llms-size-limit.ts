/** Characters that `llms.txt` may have. */
export const llmsSizeLimit = 100_000;
