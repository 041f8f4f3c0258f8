import { describe, expect, test } from 'vitest';
import type { IconLibrary } from '../../../../src/model/config.ts';
import { createIconRenderer } from '../../../../src/view/icons/create-icon-renderer.ts';
import { fontawesomeReplacements } from '../../../../src/view/icons/fontawesome-replacements.ts';
import { iconFolders } from '../../../../src/view/icons/icon-files.ts';
import { renderIcon } from '../../../../src/view/icons/render-icon.ts';
import { packageFiles as files } from './package-files.ts';

function render(
  name: string,
  options: { library?: IconLibrary; style?: string; own?: IconLibrary; size?: string; color?: string } = {},
) {
  const { library = 'fontawesome', style = null, own = null, ...look } = options;
  return renderIcon({ name, style, library: own }, { library, files, ...look });
}

/** What a file of a package comes out as. */
function picture(folder: string, name: string): string {
  return renderIcon(
    {
      name: files.readPackageFile(`${folder}/${name}.svg`)!.replace(/^[\s\S]*?(?=<svg)/, ''),
      style: null,
      library: null,
    },
    { library: 'lucide', files },
  ).svg;
}

const { solid, regular, brands } = iconFolders.fontawesome;

describe('a name its library has', () => {
  test('becomes the smallest inline picture', () => {
    expect(render('circle').svg).toMatchInlineSnapshot(
      `"<svg viewBox="0 0 512 512" fill="currentColor"><path d="M0 256a256 256 0 1 1 512 0 256 256 0 1 1 -512 0z"/></svg>"`,
    );
    expect(render('circle', { library: 'lucide' }).svg).toMatchInlineSnapshot(
      `"<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="10"/></svg>"`,
    );
    expect(render('circle', { library: 'tabler' }).svg).toMatchInlineSnapshot(
      `"<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"/></svg>"`,
    );
  });

  test.each([
    ['a brand without its style', render('github'), brands, 'github'],
    ['a style', render('circle-user', { style: 'regular' }), regular, 'circle-user'],
    ['a prefix', render('fa-house'), solid, 'house'],
    ['classes of older versions', render('fab fa-github'), brands, 'github'],
    ['classes of newer versions', render('fa-regular fa-user'), regular, 'user'],
    ['an older name', render('cog'), solid, 'gear'],
    ['capitals and spaces', render(' Circle Check '), solid, 'circle-check'],
    ['a name in capitals of its own', render('GitHub'), brands, 'github'],
    ['a library of its own', render('house', { library: 'lucide', own: 'fontawesome' }), solid, 'house'],
    ['the name of a component', render('FileText', { library: 'lucide' }), iconFolders.lucide.outline, 'file-text'],
    ['a filled picture', render('star', { library: 'tabler', style: 'filled' }), iconFolders.tabler.filled, 'star'],
  ])('%s', (_, icon, folder, name) => {
    expect(icon.svg).toBe(picture(folder, name));
    expect(icon.problem).toBeUndefined();
  });

  test('takes size and colour', () => {
    expect(render('circle', { size: '20px', color: '#f00' }).svg).toMatch(
      /^<svg width="20px" height="20px" style="color:#f00" viewBox=/,
    );
  });
});

describe('a name its library lacks', () => {
  test.each([
    ['brackets-curly', 'fontawesome', solid, 'code'],
    ['rocket-launch', 'fontawesome', solid, 'rocket'],
    ['chart-mixed', 'fontawesome', solid, 'chart-line'],
    ['trash-o', 'fontawesome', solid, 'trash-can'],
    ['message-sms', 'fontawesome', solid, 'comment-sms'],
    ['spider-black-widow', 'fontawesome', solid, 'spider'],
    ['arrow-turn-down-right', 'fontawesome', iconFolders.lucide.outline, 'corner-down-right'],
    ['user-magnifying-glass', 'fontawesome', iconFolders.lucide.outline, 'user-search'],
    ['phone-xmark', 'fontawesome', iconFolders.tabler.outline, 'phone-x'],
    ['circle-1', 'fontawesome', iconFolders.tabler.outline, 'circle-number-1'],
    ['webhook', 'fontawesome', iconFolders.lucide.outline, 'webhook'],
    ['shield-check', 'fontawesome', iconFolders.lucide.outline, 'shield-check'],
    ['vercel', 'fontawesome', iconFolders.tabler.outline, 'brand-vercel'],
    ['github', 'lucide', iconFolders.tabler.outline, 'brand-github'],
    ['gear', 'lucide', iconFolders.lucide.outline, 'settings'],
    ['python', 'lucide', iconFolders.tabler.outline, 'brand-python'],
    ['js', 'lucide', brands, 'js'],
    ['layers', 'tabler', iconFolders.tabler.outline, 'stack-2'],
  ] as const)('%s of %s', (name, library, folder, shown) => {
    const icon = render(name, { library });
    expect(icon.svg).toBe(picture(folder, shown));
    expect(icon.problem?.code).toBe('icon-replaced');
  });

  test('says what is shown instead', () => {
    expect(render('rocket-launch').problem).toMatchInlineSnapshot(`
      {
        "cause": "fontawesome rocket-launch",
        "code": "icon-replaced",
        "hint": ""rocket" is shown instead",
        "message": "Font Awesome Free has no icon "rocket-launch"",
        "severity": "warning",
      }
    `);
    expect(render('shield-check').problem?.hint).toMatchInlineSnapshot(`""shield-check" of Lucide is shown instead"`);
    expect(render('rocket', { style: 'duotone' }).problem).toMatchInlineSnapshot(`
      {
        "cause": "duotone",
        "code": "icon-style",
        "hint": ""solid" is shown instead",
        "message": "Font Awesome Free has no style "duotone"",
        "severity": "warning",
      }
    `);
    expect(render('zzyzx-qq').problem).toMatchInlineSnapshot(`
      {
        "cause": "fontawesome zzyzx-qq",
        "code": "icon-missing",
        "hint": "It has "qq"; an icon may also be a file of the site, an address or an SVG element",
        "message": "Font Awesome Free has no icon "zzyzx-qq"; a dot is shown",
        "severity": "warning",
      }
    `);
  });

  test('is never an empty box', () => {
    for (const name of ['zzyzx-qq', 'qqq/../../qq', '%00', '—', 'a'.repeat(5000), '-', '__proto__', 'constructor']) {
      expect(render(name).svg, name).toContain('<circle');
    }
  });
});

test('replacements name pictures that exist', () => {
  const lost = [...new Set(fontawesomeReplacements.values())].filter((name) =>
    [solid, regular, brands].every((folder) => files.readPackageFile(`${folder}/${name}.svg`) === null),
  );
  expect(lost).toEqual([]);
  const needless = [...fontawesomeReplacements.keys()].filter(
    (name) => files.readPackageFile(`${solid}/${name}.svg`) !== null,
  );
  expect(needless).toEqual([]);
});

describe('what is no name', () => {
  test('addresses and files are images, with a colour masks', () => {
    const icon = { name: '/logo.svg', style: null, library: null };
    const resolveAsset = (src: string) => `/base${src}`;
    expect(renderIcon(icon, { library: 'lucide', files, size: '1em', resolveAsset }).svg).toMatchInlineSnapshot(
      `"<img src="/base/logo.svg" alt="" style="width:1em;height:1em">"`,
    );
    expect(renderIcon(icon, { library: 'lucide', files, color: 'red', resolveAsset }).svg).toMatchInlineSnapshot(
      `"<span class="icon-mask" style="background:red;mask:url(&quot;/base/logo.svg&quot;) center/contain no-repeat"></span>"`,
    );
    expect(render('https://example.com/a.png?b="c').svg).toMatchInlineSnapshot(
      `"<img src="https://example.com/a.png?b=&quot;c" alt="">"`,
    );
  });

  test('an SVG keeps only what draws', () => {
    const hostile = `<svg width="24" height='12' onload="x()"><script>alert(1)</script><style>*{}</style><path d="M0 0" onclick='y()'><animate/></path><a href="javascript:z()"><rect fill="url(#a)" style="x" /></a><foreignObject><p>no</p></foreignObject><use href="https://evil.example#a"/></svg><img src=x onerror=1>`;
    expect(render(hostile).svg).toMatchInlineSnapshot(
      `"<svg fill="currentColor" viewBox="0 0 24 12"><path d="M0 0"/><rect fill="url(#a)"/><use/></svg>"`,
    );
    expect(render('<svg').svg).not.toContain('onload');
  });

  test('an emoji is text', () => {
    expect(render('🚀', { size: '2em' }).svg).toBe('<span style="font-size:2em">🚀</span>');
  });

  test('no icon is nothing', () => {
    expect(renderIcon(null, { library: 'lucide', files })).toEqual({ svg: '' });
    expect(render('  ')).toEqual({ svg: '' });
  });
});

test('the renderer reads each picture once', () => {
  let reads = 0;
  const icon = createIconRenderer({ ...files, readPackageFile: (path) => (reads++, files.readPackageFile(path)) });
  const value = { name: 'rocket', style: null, library: null };
  const first = icon(value, { library: 'fontawesome' });
  expect(icon({ ...value }, { library: 'fontawesome' })).toBe(first);
  expect(reads).toBe(1);
  expect(icon(value, { library: 'lucide' })).not.toEqual(first);
});
