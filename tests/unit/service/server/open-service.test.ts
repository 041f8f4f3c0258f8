import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resolveServerConfig } from '../../../../src/service/server/config/resolve-server-config.ts';
import { openService } from '../../../../src/service/server/open-service.ts';
import type { Database } from '../../../../src/service/store/database.ts';

test('a service that cannot start closes what it has opened, so that its process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const flags = { folders: [join(folder, 'nowhere')], data: folder };
  const opened: Database[] = [];
  const close = vi.fn(async () => undefined);
  const opening = openService({
    config: resolveServerConfig({ input: {}, folder, environment: {}, flags }),
    write: () => undefined,
    retrieval: async (database) => {
      opened.push(database);
      return { retriever: async () => null, index: async () => undefined, embed: async () => null, close };
    },
  });
  await expect(opening).rejects.toThrow('is not a built site');
  expect(close).toHaveBeenCalledOnce();
  await expect(opened[0]!.all('SELECT 1', [])).rejects.toThrow();
});
