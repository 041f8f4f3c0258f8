import { expect, test, vi } from 'vitest';
import { requestEmbeddings } from '../../../../src/service/embeddings/request-embeddings.ts';

vi.mock('node:timers/promises', async (load) => ({ ...(await load<object>()), setTimeout: () => Promise.resolve() }));

test('of an endpoint that is away the operator hears why', async () => {
  const model = { url: 'http://127.0.0.1:1/v1', name: 'm', key: null };
  await expect(requestEmbeddings(model, ['text'])).rejects.toThrow(
    /^The embeddings endpoint .* cannot be reached: .*port/,
  );
});
