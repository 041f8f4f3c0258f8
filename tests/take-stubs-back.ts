import { afterAll, vi } from 'vitest';

// Between tests Vitest does it, but what a file's last test set would still hold while the next file is loaded.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
