import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test('what an interactive component lacks is told with its file', async () => {
  const { problems } = await renderSource(
    `import { Needy } from '/snippets/needy.jsx';

export const Own = ({ make }) => { const [n] = useState(make); return <p>{n}</p>; };

<Needy make={() => 1} />

<Own make={() => 1} />
`,
    { 'snippets/needy.jsx': 'export const Needy = () => { const [n] = useState(window.n); return <p>{n}</p>; };' },
  );
  expect(problems).toMatchObject([
    { code: 'island', file: 'snippets/needy.jsx', via: 'a.mdx', message: expect.stringContaining('props make') },
    { code: 'island', file: 'snippets/needy.jsx', via: 'a.mdx', message: expect.stringContaining('without a browser') },
    { code: 'island', file: 'a.mdx', message: expect.stringContaining('props make') },
  ]);
});
