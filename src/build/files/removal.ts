/** Options of `rm` for a folder in which, on Windows, some program may have a file open at this moment. */
export const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;
