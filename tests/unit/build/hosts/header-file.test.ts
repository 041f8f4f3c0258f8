import { expect, test } from 'vitest';
import { headerFile } from '../../../../src/build/hosts/writers/header-lines.ts';
import { buildHeaderRules } from '../../../../src/build/outputs/header-rules.ts';
import { apiDocument, type TestSite, testSite } from '../outputs/test-site.ts';

const render = (given: TestSite, skills = testSite().skills): string => {
  const site = { ...testSite(given), skills };
  return headerFile({ headers: buildHeaderRules(site), base: site.base });
};

test('name what the site has, under its base path', () => {
  const skill = { name: 'acme', description: '', text: '', isRoot: false };
  expect(render({ base: '/docs', apis: [apiDocument({ id: 'api.yaml' })] }, [skill])).toMatchInlineSnapshot(`
    "/docs/*
      Link: </docs/llms.txt>; rel="llms-txt", </docs/llms-full.txt>; rel="llms-full-txt", </docs/.well-known/api-catalog>; rel="api-catalog", </docs/.well-known/agent-skills/index.json>; rel="agent-skills"
      X-Llms-Txt: /docs/llms.txt
    /docs/*.md
      Content-Type: text/markdown; charset=utf-8
      X-Robots-Tag: noindex
    /docs/*.txt
      Content-Type: text/plain; charset=utf-8
    /docs/.well-known/api-catalog
      Content-Type: application/linkset+json
    /docs/_docwright/*.js
      Cache-Control: public, max-age=31536000, immutable
    /docs/_docwright/*.css
      Cache-Control: public, max-age=31536000, immutable
    /docs/_docwright/*.svg
      Cache-Control: public, max-age=31536000, immutable
    /docs/_docwright/*.woff2
      Cache-Control: public, max-age=31536000, immutable
    "
  `);
});

test('name no list of pages where machines are kept away', () => {
  expect(render({ docs: { seo: { metatags: { robots: 'noindex' } } } })).toMatch(
    /^\/\*\.md\n {2}Content-Type: text\/markdown; charset=utf-8\n {2}X-Robots-Tag: noindex\n/,
  );
});
