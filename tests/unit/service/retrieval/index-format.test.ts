import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexFormat } from '../../../../src/service/retrieval/index-layout.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import { unpackSegment } from '../../../../src/service/retrieval/segment-file.ts';
import type { Publication } from '../../../../src/service/store/search-store.ts';
import { allRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { isNodeBefore } from '../../../is-node-before.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

/**
 * What the pages below are stored as, by `indexFormat`. A service goes on with the index that it has as long as its
 * format is the present one. So when this test fails, raise `indexFormat` and add a line here; never change one that
 * was in a release.
 */
const known: Record<number, string> = {
  7: '089134a93ac89ef5',
  8: '1acf1c2436be73ba',
  9: 'd3152fd66608158b',
  10: 'cb115812615cc23d',
  11: '8bbaac009c31c365',
  12: '7a3e0af257d94a3d',
  13: '84aee29a440981d6',
  14: '8361b36e180dd27c',
  15: 'd94891c474ac845c',
  16: '4118363fd67bb45f',
  17: '645664493f15d0f3',
  18: '4082e2c030ad7310',
  19: '80a4af2b43d95c88',
  20: '09bfd3277b619a9e',
  21: 'baff89c6e8840bf6',
  22: '46b183c6a9dbfeb1',
};

const pages = [
  makePage('/one', 'Alpha beta', ['Gamma delta epsilon.', 'Zeta `eta_theta` and zeta iota once more.'], {
    description: 'Kappa lambda.',
    keywords: ['omega'],
    tab: 'Guides',
    product: 'Wheel',
    tags: ['third'],
    boost: 2,
  }),
  makePage('/two', 'Create boats', ['GET https://example.com/boats'], {
    kind: 'endpoint',
    isReference: true,
    method: 'post',
    keywords: ['POST /boats/{id}'],
    version: '2',
    access: { kind: 'members', groups: ['team'] },
  }),
  ...allRules.map(({ language, stopWords, endings }) => {
    const little = [...stopWords].join(' ');
    return makePage(`/${language}`, language, [`${little} ${endings.map((ending) => `stem${ending}`).join(' ')}`], {
      language,
    });
  }),
  makePage('/three', 'Anfang', ['Der Anfang von allem, was danach noch kommen wird.'], { language: 'de' }),
];

// Names of segments follow from what is packed, which each version of the packer does in its own way.
test.skipIf(isNodeBefore('24.0'))('an index that is stored in another way has another format', async () => {
  const { store, close } = await openStore();
  const sum = createHash('sha256');
  const publish = async (_: string, { manifest, segments }: Publication) => {
    sum.update(zstdDecompressSync(manifest));
    for (const { name, make } of segments)
      for (const [part, bytes] of unpackSegment(name, (await make()).content))
        sum.update(part).update(name.startsWith('texts') ? zstdDecompressSync(bytes) : bytes);
    return { version: '', written: 0 };
  };
  await publishIndex({
    store: { ...store, publish },
    site: 'docs',
    build: '1',
    pages,
    embedder: createTestEmbedder(),
  });
  await close();
  expect(known[indexFormat]).toBe(sum.digest('hex').slice(0, 16));
});
