import { expect, test } from 'vitest';
import type { PageEntry } from '../../../../src/model/page.ts';
import { getApiTexts } from '../../../../src/read/openapi/get-api-texts.ts';
import { renderEntries } from '../../../../src/read/openapi/render-entries.ts';

const entry: PageEntry = {
  route: '/orders',
  title: 'List orders',
  method: 'GET',
  path: '/orders',
  description: 'The newest first.',
  deprecated: false,
};

test('a list of pages says of each what its page shows of it', () => {
  expect(
    renderEntries(
      [
        entry,
        { ...entry, title: 'Old', description: 'Old', deprecated: true },
        { ...entry, title: 'Order', method: '', path: '', description: '' },
        { ...entry, title: 'Placed', method: '', path: 'orders.placed', description: '' },
      ],
      getApiTexts('en'),
    ).split('\n'),
  ).toEqual([
    '- [List orders](</orders>) `GET /orders`: The newest first.',
    '- [Old](</orders>) `GET /orders` (deprecated)',
    '- [Order](</orders>)',
    '- [Placed](</orders>) `orders.placed`',
  ]);
});
