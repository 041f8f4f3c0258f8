import { describe, expect, test, vi } from 'vitest';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';

const parse = (source: string) => parseFrontMatter(source, 'page.mdx');

describe('parseFrontMatter', () => {
  test('splits the body off and counts its line', () => {
    const { frontMatter, body, line } = parse('---\ntitle: Hello\n---\n\n# Text\n');
    expect(frontMatter.title).toBe('Hello');
    expect(body).toBe('\n# Text\n');
    expect(line).toBe(4);
  });

  test('reads a page without front matter', () => {
    expect(parse('# Text')).toMatchObject({ body: '# Text', line: 1, problems: [] });
  });

  test('takes CRLF and a byte-order mark', () => {
    const { frontMatter, body } = parse('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');
    expect(frontMatter.title).toBe('A');
    expect(body).toBe('Text\n');
  });

  test('takes empty front matter', () => {
    expect(parse('---\n---\nText')).toMatchObject({ body: 'Text', line: 3 });
  });

  test('reads front matter whose first line is there twice, and says so', () => {
    const { frontMatter, body, line, problems } = parse('---\n---\ntitle: A\ndescription: "B: c"\n---\n\nText');
    expect(frontMatter).toMatchObject({ title: 'A', description: 'B: c' });
    expect({ body, line }).toEqual({ body: '\nText', line: 6 });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'front-matter-yaml', line: 2 }]);
    const { body: heading } = parse('---\n---\nNote: this\n---\n');
    expect(heading).toBe('Note: this\n---\n');
    expect(parse('---\n---\nText\n\ntitle: A\n---\n').frontMatter.title).toBeNull();
  });

  test.each([
    ['---\ntitle: A\ngroups:\n  - staff\n\n# Head\n\nText\n', '\n# Head\n\nText\n'],
    ['---\ntitle: A\ngroups: [staff]\n\n# Head\n\nText\n\n---\n\nMore', '\n# Head\n\nText\n\n---\n\nMore'],
    ['+++\ntitle = "A"\ngroups = ["staff"]\n\n# Head\n', '\n# Head\n'],
  ])('reads front matter that nothing closes, and says so: %j', (source, text) => {
    const { frontMatter, body, problems } = parse(source);
    expect(frontMatter).toMatchObject({ title: 'A', groups: ['staff'] });
    expect(body).toBe(text);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'front-matter-yaml', line: 1 }]);
  });

  test.each(['---\n\nText: words\n', '---\nNote: this\n\nText\n', '---\ntitle and more\n\nText'])(
    'takes a line above text for a line: %j',
    (source) => {
      expect(parse(source)).toMatchObject({ body: source, problems: [] });
    },
  );

  test('a line of more dashes closes front matter, too, but not what stands below a rule', () => {
    const setext = '---\n\nText\n\nHeading\n-----\n';
    expect(parse(setext)).toMatchObject({ body: setext, problems: [] });
    expect(parse('---\ntitle: A\n-----\nText')).toMatchObject({
      frontMatter: { title: 'A' },
      body: 'Text',
      problems: [],
    });
  });

  test('front matter may hold empty lines', () => {
    const { frontMatter, body } = parse(
      '---\ntitle: A\n\n# words\n\nkeywords:\n\n- b\n\ndescription: "c\n\nd"\n---\nText',
    );
    expect(frontMatter).toMatchObject({ title: 'A', keywords: ['b'] });
    expect(body).toBe('Text');
  });

  test.each([
    ['keywords:\n\t- a', 3, 'Indent with spaces; YAML does not allow tabs'],
    ['title: "A\nicon: b', 3, 'Close the quote on the line that opens it'],
    ['title: A: b', 2, 'Quote values that contain a colon or other special characters'],
  ])('says what to do about broken YAML: %j', (yaml, line, hint) => {
    expect(parse(`---\n${yaml}\n---\n`).problems[0]).toMatchObject({ line, hint });
  });

  test('keeps what can be read of broken YAML and says where it breaks', () => {
    const { frontMatter, problems } = parse('---\ntitle: "A: b\ndescription: Works: here\nhidden: true\n---\nText');
    expect(frontMatter.description).toBe('Works: here');
    expect(frontMatter.hidden).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ severity: 'warning', code: 'front-matter-yaml', file: 'page.mdx' });
  });

  test('says of one fault what the parser says first, and nothing of the value that it cuts off', () => {
    const { frontMatter, problems } = parse(`---\nkeywords: ['a', 'b\ntitle: T\n---\nText`);
    expect(frontMatter).toMatchObject({ title: 'T', keywords: [] });
    expect(problems).toMatchObject([{ code: 'front-matter-yaml', line: 3 }]);
    expect(parse('---\ntitle: [New] A: b\n---\n').frontMatter.title).toBe('[New] A: b');
  });

  test('reads quoted values that go on at the begin of the next line, as other readers of YAML do', () => {
    const { frontMatter, problems } = parse(
      `---\ntitle: "Handle: \\"all\\"\nevents"\ndescription: 'It''s\n\nnot: the end\n'\nkeywords: [a, b]\n---\nText`,
    );
    expect(frontMatter).toMatchObject({ title: 'Handle: "all" events', description: "It's\nnot: the end" });
    expect(frontMatter.keywords).toEqual(['a', 'b']);
    expect(problems).toEqual([]);
    const below = parse(`---\ndescription:\n  "Explore, and\nbuild"\nsidebarTitle: "Intro"\n---\n`);
    expect(below.frontMatter).toMatchObject({ description: 'Explore, and build', sidebarTitle: 'Intro' });
    expect(below.problems).toEqual([]);
    const list = parse(`---\nkeywords: ['a', 'b\n', "c [d]",\ne]\ntitle: T\n---\n`);
    expect(list.frontMatter).toMatchObject({ title: 'T', keywords: ['a', 'b', 'c [d]', 'e'] });
    expect(list.problems).toEqual([]);
    expect(parse('---\ntitle: "A\nB"\nhidden: maybe\n---\n').problems).toMatchObject([{ line: 4, column: 1 }]);
  });

  test('takes duplicate keys', () => {
    expect(parse('---\ntitle: A\ntitle: B\n---\n').frontMatter.title).toBe('B');
    expect(parse('---\ntitle: ""\n---\n').frontMatter).toMatchObject({ title: null, isUntitled: true });
    expect(parse('---\ntitle:\n---\n').frontMatter).toMatchObject({ title: null, isUntitled: false });
  });

  test('reads TOML', () => {
    const { frontMatter } = parse('+++\ntitle = "A \\"b\\""\nhidden = true\nkeywords = ["x", "y"]\n+++\nText');
    expect(frontMatter).toMatchObject({ title: 'A "b"', hidden: true, keywords: ['x', 'y'] });
    expect(parse('+++\ntitle = "A"\n\ndescription = "x"\n+++\nText')).toMatchObject({
      frontMatter: { description: 'x' },
      body: 'Text',
    });
  });

  test.each([
    ['images/card.png', '/images/card.png'],
    ['./card.png', '/card.png'],
    ['/card.png', '/card.png'],
    ['https://example.com/card.png', 'https://example.com/card.png'],
  ])('counts the path of a preview picture from the folder of the site, as that of an icon: %s', (written, path) => {
    const { meta } = parse(`---\n"og:image": ${written}\n"twitter:image": ${written}\n---\n`).frontMatter;
    expect(meta).toEqual({ 'og:image': path, 'twitter:image': path });
  });

  test('keeps unknown scalar keys as meta', () => {
    expect(parse('---\n"og:title": Card\nrobots: noindex\nnested: { a: 1 }\n---\n').frontMatter.meta).toEqual({
      'og:title': 'Card',
      robots: 'noindex',
    });
  });

  test.each([
    ['icon: house', { name: 'house', style: null, library: null }],
    ['icon: house\niconType: regular', { name: 'house', style: 'regular', library: null }],
    ['icon: { name: rocket, style: solid, library: lucide }', { name: 'rocket', style: 'solid', library: 'lucide' }],
    ['icon: 3', null],
  ])('reads the icon of %j', (text, icon) => {
    expect(parse(`---\n${text}\n---\n`).frontMatter.icon).toEqual(icon);
  });

  test('takes the wildcard of included groups for every member, and a group of that name for a name', () => {
    const readersOf = (lines: string) => {
      const { groups, public: isPublic } = parse(`---\n${lines}\n---\n`).frontMatter;
      return { groups, public: isPublic };
    };
    expect(readersOf('groups: [{ includes: ["*"] }]')).toEqual({ groups: null, public: false });
    expect(readersOf('groups: [staff, { includes: "*" }]')).toEqual({ groups: null, public: false });
    expect(readersOf('groups: [{ includes: ["*"] }]\npublic: true')).toEqual({ groups: null, public: true });
    expect(readersOf('groups: ["*"]')).toEqual({ groups: ['*'], public: null });
  });

  test('reads related pages, groups and their wildcard form', () => {
    const { frontMatter } = parse(
      '---\nrelated:\n  - guides/a\n  - Title: https://example.com\ngroups:\n  - includes: [staff]\n---\n',
    );
    expect(frontMatter.related).toEqual([
      { title: null, href: 'guides/a' },
      { title: 'Title', href: 'https://example.com' },
    ]);
    expect(frontMatter.groups).toEqual(['staff']);
  });

  test('is not polluted by hostile keys', () => {
    parse('---\n__proto__: { polluted: true }\nconstructor: x\n---\n');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  describe('says what is wrong', () => {
    const findings = (text: string) =>
      parse(`---\n${text}\n---\n`).problems.map(({ severity, code, message, hint, line, column, key }) => ({
        severity,
        code,
        message,
        hint,
        place: `${line}:${column} ${key}`,
      }));

    test.each([
      [
        'title: A\nplayground: interctive',
        'Expected "interactive", "simple", "none" or "auth", found "interctive"',
        'Did you mean "interactive"?',
        '3:1 playground',
      ],
      [
        'playground: banana',
        'Expected "interactive", "simple", "none" or "auth", found "banana"',
        undefined,
        '2:1 playground',
      ],
      ['public: "yes"', 'Expected `true` or `false`, found "yes"', 'Write true without quotes', '2:1 public'],
      ['hidden: no', 'Expected `true` or `false`, found "no"', 'Write false without quotes', '2:1 hidden'],
      ['boost: "2"', 'Expected a number, found "2"', 'Write 2 without quotes', '2:1 boost'],
      ['openapi: [GET /users]', 'Expected a string, found a list', undefined, '2:1 openapi'],
      ['lastUpdatedDate: soon', 'Expected a date such as "2025-01-31", found "soon"', undefined, '2:1 lastUpdatedDate'],
      ['related: index', 'Expected `false` or a list, found "index"', undefined, '2:1 related'],
      [
        'related: [{ title: More, href: /more }]',
        'Expected one title with its address, as in `Title: /page`, found an object',
        undefined,
        '2:11 related[0]',
      ],
      ['mode: wied', expect.stringContaining('"wide"'), 'Did you mean "wide"?', '2:1 mode'],
      ['icon: 3', 'Expected a string or an object, found `3`', undefined, '2:1 icon'],
      ['contextual: [copi]', expect.stringContaining('found "copi"'), 'Did you mean "copy"?', '2:14 contextual[0]'],
    ])('an error for %j', (text, message, hint, place) => {
      expect(findings(text)).toEqual([{ severity: 'error', code: 'invalid-value', message, hint, place }]);
    });

    test.each([
      ['groups: admin', 'value-not-list', '"admin" is read as a list', 'Write ["admin"]'],
      ['keywords: a, b', 'value-not-list', '"a, b" is read as a list', 'Write ["a", "b"]'],
      [
        'descripton: x',
        'unknown-key',
        'The key `descripton` is unknown and becomes a meta tag',
        'Did you mean `description`?',
      ],
      ['hide: true', 'unknown-key', 'The key `hide` is unknown and becomes a meta tag', 'Did you mean `hidden`?'],
      [
        'sidebartitle: x',
        'unknown-key',
        'The key `sidebartitle` is unknown and becomes a meta tag',
        'Did you mean `sidebarTitle`?',
      ],
      [
        'draft: true',
        'unknown-key',
        'The key `draft` is unknown, so the page is published',
        expect.stringContaining('.mintignore'),
      ],
      [
        'published: false',
        'unknown-key',
        'The key `published` is unknown, so the page is published',
        expect.stringContaining('.mintignore'),
      ],
      ['title: A\ntitle: B', 'duplicate-key', 'The key `title` is set twice; the last one is used', undefined],
      ['just words', 'front-matter-yaml', 'The front matter has no keys', expect.any(String)],
    ])('a warning for %j', (text, code, message, hint) => {
      expect(findings(text)).toMatchObject([{ severity: 'warning', code, message, hint }]);
    });

    test.each([
      'title: 2024\ndescription: true\nversion: 1.2',
      'hidden: "true"\nsearchable: "false"',
      'title:\nicon:\nmode:',
      'tags: [a, b]\nauthor: Ada\ndate: 2024-01-01\nslug: /x\norder: 3\nlayout: full\ntype: guide\nid: a\nsubtitle: B\nimage: /a.png',
      '"og:titel": Card\n"twitter:card": summary\nrobots: noindex',
      'contextual: { options: [copy, { title: T, href: https://example.com }] }',
      'related: false',
      'draft: false\npublished: true',
      'description: For readers\nllmDescription: For machines',
    ])('nothing of %j', (text) => {
      expect(findings(text)).toEqual([]);
    });

    test('counts lines from the beginning of the page, in YAML and in TOML', () => {
      const lineOf = (source: string) => parse(source).problems.map(({ line }) => line);
      expect(lineOf('\n\n---\ntitle: A\nboost: x\n---\n')).toEqual([5]);
      expect(lineOf('\n---\ntitle: "A\n---\n')[0]).toBeGreaterThanOrEqual(3);
      expect(lineOf('+++\ntitle = "A"\nboost = "x"\n+++\n')).toEqual([3]);
      expect(lineOf('+++\ntitle = "A"\nboost = = 2\n+++\n')[0]).toBe(3);
    });
  });

  test('the menu of a page says what it has of its own: entries, place, or both', () => {
    const menuOf = (text: string) => parse(`---\ncontextual: ${text}\n---\n`).frontMatter.contextual;
    const options = [{ kind: 'builtin', name: 'copy' }];
    expect(menuOf('[copy]')).toEqual({ options });
    expect(menuOf('{ options: [copy], display: toc }')).toEqual({ options, display: 'toc' });
    expect(menuOf('{ display: toc }')).toEqual({ display: 'toc' });
    expect(menuOf('{ options: [], display: side }')).toEqual({ options: [] });
    for (const text of ['', '{}', '5']) expect(menuOf(text)).toEqual({});
  });

  test('a wrong value counts as absent, but a page whose readers cannot be read is for nobody, or for members', () => {
    expect(parse('---\nplayground: banana\npublic: "yes"\n---\n').frontMatter).toMatchObject({
      playground: null,
      public: false,
    });
    expect(parse('---\nisPublic: "no"\n---\n').frontMatter.public).toBe(false);
    expect(parse('---\npublic:\n---\n').frontMatter.public).toBeNull();
    for (const groups of ['5', '{ a: 1 }', '[{ excludes: [staff] }]', '[[a]]'])
      expect(parse(`---\ngroups: ${groups}\n---\n`).frontMatter.groups).not.toBeNull();
    expect(parse('---\ngroups: { a: 1 }\n---\n').frontMatter.groups).toEqual([]);
    expect(parse('---\ngroups:\n---\n').frontMatter.groups).toBeNull();
    expect(parse('---\ngroups: [{ includes: [a], excludes: [b] }]\n---\n').problems).toMatchObject([
      { severity: 'error', code: 'unsupported-key', key: 'groups[0].excludes', line: 2 },
    ]);
    const excluding = parse('---\ngroups: [staff, { includes: ["*", a], excludes: [b] }]\n---\n').frontMatter;
    expect(excluding).toMatchObject({ groups: ['staff'], public: null });
  });

  test('a key that says who may read counts whatever the case of its letters', () => {
    const { frontMatter, problems } = parse('---\ntitle: A\nGroups: [staff]\nisPUBLIC: false\n---\n');
    expect(frontMatter).toMatchObject({ groups: ['staff'], public: false, meta: {} });
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'unknown-key', line: 3, hint: 'Write `groups`' },
      { severity: 'warning', code: 'unknown-key', line: 4, hint: 'Write `isPublic`' },
    ]);
  });

  test.each([
    ['2025-01-31', '2025-01-31T00:00:00.000Z'],
    ['January 31, 2025', '2025-01-31T00:00:00.000Z'],
    ['2025/1/31', '2025-01-31T00:00:00.000Z'],
    ['2025-01-31 10:00', '2025-01-31T10:00:00.000Z'],
    ['2025-01-31T10:00:00', '2025-01-31T10:00:00.000Z'],
    ['Jan 31, 2025 10:00 PM', '2025-01-31T22:00:00.000Z'],
    ['2025-01-31T10:00:00Z', '2025-01-31T10:00:00.000Z'],
    ['2025-01-31T10:00:00+02:00', '2025-01-31T08:00:00.000Z'],
    ['Fri, 31 Jan 2025 10:00:00 GMT', '2025-01-31T10:00:00.000Z'],
    ['Jan 31, 2025 10:00 EST', '2025-01-31T15:00:00.000Z'],
  ])('the date %s is the same wherever a site is built', (written, date) => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(parse(`---\nlastUpdatedDate: ${written}\n---\n`).frontMatter.lastUpdatedDate).toBe(date);
  });

  test('reads TOML as its specification has it', () => {
    const { frontMatter, problems } = parse(
      `+++\nhidden = true # not yet\ntitle = """\nA "b" """\nkeywords = [\n  'x', # one\n  "y",\n]\nlastUpdatedDate = 2024-05-01\nboost = 1_000\n\n[icon]\nname = "rocket"\nlibrary = "lucide"\n\n[[related]]\nMore = "/more"\n+++\nText`,
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({
      hidden: true,
      title: 'A "b"',
      keywords: ['x', 'y'],
      boost: 1000,
      icon: { name: 'rocket', library: 'lucide' },
      related: [{ title: 'More', href: '/more' }],
      lastUpdatedDate: '2024-05-01T00:00:00.000Z',
    });
  });

  test('keeps what can be read of broken TOML and says where it breaks', () => {
    const { frontMatter, problems } = parse('+++\ntitle = "A"\nhidden = true # not yet\ntag = new\n+++\nText');
    expect(frontMatter).toMatchObject({ title: 'A', hidden: true, tag: 'new' });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'front-matter-toml', file: 'page.mdx', line: 4 }]);
  });

  test('aliases take no longer, however much stands around them', () => {
    const keys = Array.from({ length: 3000 }, (_, index) => `k${index}: &k${index} [${index ? `*k${index - 1}` : 1}]`);
    const started = performance.now();
    expect(parse(`---\n${keys.join('\n')}\n---\n`).problems).toContainEqual(
      expect.objectContaining({ code: 'front-matter-size' }),
    );
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('aliases cost no more than the values they hold at most', () => {
    const level = (name: string, of: string) => `${name}: &${name} [${Array(10).fill(`*${of}`).join(', ')}]`;
    const text = [
      'a: &a [x, x]',
      level('b', 'a'),
      level('c', 'b'),
      level('d', 'c'),
      level('e', 'd'),
      level('f', 'e'),
      level('g', 'f'),
    ];
    const start = performance.now();
    expect(parse(`---\ntitle: A\n${text.join('\n')}\n---\n`).frontMatter.title).toBe('A');
    expect(parse('---\na: &a [*a]\ntitle: B\n---\n').frontMatter.title).toBe('B');
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

test('front matter that is kept goes with the body that is there now', () => {
  const kept = new Map<string, unknown>();
  const keep = <Value>(parts: readonly unknown[], make: () => Value): Value => {
    const name = JSON.stringify(parts);
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Value;
  };
  const sources = [
    '---\ntitle: A\nwide: 1\n---\nOne',
    '---\ntitle: A\nwide: 1\n---\nTwo',
    '---\ntitle: B\n---\nTwo',
    'Two',
  ];
  for (const source of [...sources, ...sources])
    expect(parseFrontMatter(source, 'page.mdx', keep)).toEqual(parseFrontMatter(source, 'page.mdx'));
  expect(kept.size).toBe(2);
});

describe('values of YAML', () => {
  test.each([
    ['1.10', '1.10'],
    ['2.0', '2.0'],
    ['007', '007'],
    ['0x1F', '0x1F'],
    ['1e3', '1e3'],
    ['2024', '2024'],
    ['12345678901234567890', '12345678901234567890'],
  ])('a text needs no quotes and stays as it is written: %s', (written, title) => {
    const { frontMatter, problems } = parse(`---\ntitle: ${written}\ngroups: [${written}]\nown: ${written}\n---\n`);
    expect(frontMatter).toMatchObject({ title, groups: [title], meta: { own: title } });
    expect(problems).toEqual([]);
  });

  test('a number is one, however it is written', () => {
    for (const written of ['2', '2.0', '2e0', '+2'])
      expect(parse(`---\nboost: ${written}\n---\n`)).toMatchObject({ frontMatter: { boost: 2 }, problems: [] });
  });

  test('a variable needs no quotes, with or without words around it', () => {
    const { frontMatter, problems } = parse('---\ntitle: {{ name }}\nkeywords:\n  - {{other.one}}\nown: {a: 1}\n---\n');
    expect(frontMatter).toMatchObject({ title: '{{ name }}', keywords: ['{{other.one}}'] });
    expect(problems).toEqual([]);
  });

  test('what looks like an alias and is none is a text, and told', () => {
    const { frontMatter, problems } = parse('---\ntitle: *New*\ndescription: Text\n---\n');
    expect(frontMatter.title).toBe('*New*');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'front-matter-yaml', line: 2, key: 'title' }]);
  });

  test('keys that are merged in count, except where the page says otherwise', () => {
    const { frontMatter } = parse(
      '---\nbase: &base { groups: [staff], hidden: true, tag: A }\nother: &other\n  tag: B\n  icon: star\n<<: [*base, *other]\nhidden: false\n---\n',
    );
    expect(frontMatter).toMatchObject({ groups: ['staff'], hidden: false, tag: 'A', icon: { name: 'star' } });
    expect(parse('---\nbase: &base { groups: [staff] }\n<<: *base\n---\n').frontMatter.groups).toEqual(['staff']);
  });
});

test.each(['groups: [staff]', 'Groups: staff', 'public: false', '<<: { groups: [staff] }'])(
  'a page whose front matter is too long for %s to be read is for nobody',
  (key) => {
    const { frontMatter } = parse(`---\nx: [${'a, '.repeat(30_000)}]\n${key}\n---\n`);
    expect(frontMatter.groups).toEqual([]);
  },
);
