import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/model/problem.ts';
import { Color } from '../../../../src/view/content-components/Color.tsx';
import { GitHub } from '../../../../src/view/content-components/GitHub.tsx';
import { Mermaid } from '../../../../src/view/content-components/Mermaid.tsx';
import { Tree } from '../../../../src/view/content-components/Tree.tsx';
import { render, testPage } from './render-component.tsx';

/** `folder[ … ]` and names, to read the shape of a tree at a glance. */
function outline(html: string): string {
  return html
    .replace(/<li class="tree-folder"/g, '[<')
    .replace(/<\/ul>(?:<\/details>)?<\/li>/g, ' ] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a tree of folders and files', () => {
  expect(
    render(
      <Tree>
        <Tree.Folder name="src" defaultOpen>
          <Tree.File name="a.ts" highlight comment="start" />
        </Tree.Folder>
        <Tree.Folder name="lib" openable={false} />
      </Tree>,
    ),
  ).toMatchInlineSnapshot(
    `"<dw-tree class="tree"><ul><li class="tree-folder"><details class="tree-details" open=""><summary><span class="tree-line"><span class="tree-name" dir="auto">src</span></span></summary><ul><li class="tree-file" data-highlight="" data-type="ts"><span class="tree-line"><span class="tree-name" dir="auto">a.ts</span><span class="tree-comment">start</span></span></li></ul></details></li><li class="tree-folder"><span class="tree-line"><span class="tree-name" dir="auto">lib</span></span><ul></ul></li></ul></dw-tree>"`,
  );
});

test('a tree from a Markdown list', () => {
  const list = (
    <Tree>
      {'\n'}
      <ul>
        {'\n'}
        <li>
          src/{'\n'}
          <ul>
            <li>a.ts</li>
            <li>
              <p>deep</p>
              <ul>
                <li>b.ts</li>
              </ul>
            </li>
          </ul>
        </li>
        <li>empty/</li>
        <li>z.md</li>
      </ul>
    </Tree>
  );
  expect(outline(render(list))).toBe('[ src a.ts [ deep b.ts ] ] [ empty ] z.md');
  expect(render(list)).toContain('<details class="tree-details" open="">');
});

test('what is no list is left out with a warning', () => {
  const problems: Problem[] = [];
  expect(
    render(
      <Tree>
        <p>words</p>
      </Tree>,
      testPage({ warn: (problem) => problems.push(problem) }),
    ),
  ).toBe('<dw-tree class="tree"><ul></ul></dw-tree>');
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "code": "tree-content",
        "hint": "Use Tree.Folder and Tree.File, or a Markdown list",
        "message": "Tree holds a <p>, which is left out",
        "severity": "warning",
      },
    ]
  `);
});

test('colours, alone and by mode', () => {
  expect(
    render(
      <Color variant="table">
        <Color.Row title="Blues">
          <Color.Item name="b" value="#00f" />
          <Color.Item value={{ light: '#fff', dark: '#000' }} />
          <Color.Item name="none" />
        </Color.Row>
      </Color>,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="color" data-variant="table"><div class="color-row"><p class="color-row-title">Blues</p><div class="color-row-items"><button class="color-item" type="button" style="--swatch-light:#00f;--swatch-dark:#00f" data-copy="#00f" data-copied="Copied"><span class="color-swatch"></span><span class="color-name" dir="auto">b</span><span class="color-value" dir="ltr">#00f</span></button><button class="color-item" type="button" style="--swatch-light:#fff;--swatch-dark:#000" data-copy="#fff" data-copy-dark="#000" data-copied="Copied"><span class="color-swatch"></span><span class="color-value" dir="ltr" data-mode="light">#fff</span><span class="color-value" dir="ltr" data-mode="dark">#000</span></button></div></div></div>"`,
  );
});

test.each([
  ['withastro/astro', 'withastro/astro'],
  ['https://github.com/a/b.git', 'a/b'],
  ['github.com/a/b/tree/main', 'a/b'],
])('repository %s', (repo, slug) => {
  expect(render(<GitHub.Repo repo={repo} />)).toContain(`data-repo="${slug}"`);
});

test('what is no repository is nothing', () => {
  expect(render(<GitHub.Repo repo="javascript:alert(1)" />)).toBe('');
});

test('a diagram shows its source until it is drawn', () => {
  const page = testPage();
  const html = render(<Mermaid code={'graph TD\n A-->B'} placement="top-left" actions="false" />, page);
  expect(html).toContain('<pre class="mermaid-source" tabindex="0">graph TD\n A--&gt;B</pre>');
  expect(html).toContain('data-component-name="mermaid-container" data-placement="top-left" data-actions="false"');
  expect([...page.used]).toEqual(['mermaid']);
  expect(render(<Mermaid chart="  " />)).toBe('');
});
