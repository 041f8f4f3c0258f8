import type { ElementType } from 'react';
import { expect, test } from 'vitest';
import { Frame } from '../../../../src/view/content-components/Frame.tsx';
import { htmlElements } from '../../../../src/view/content-components/html-elements.ts';
import { Icon } from '../../../../src/view/content-components/Icon.tsx';
import { Image } from '../../../../src/view/content-components/Image.tsx';
import { EmbeddedFrame, Source, Video } from '../../../../src/view/content-components/Media.tsx';
import { render, testPage } from './render-component.tsx';

test('an image keeps its place; all but the first load late', () => {
  const html = render([<Image key="1" src="/a.png" alt="A" />, <Image key="2" src="/b.png" />]);
  expect(html.replace(/<link[^>]*>/g, '')).toMatchInlineSnapshot(
    `"<img width="40" height="30" src="/base/a.png" alt="A" decoding="async" data-zoom=""/><img width="40" height="30" src="/base/b.png" alt="" loading="lazy" decoding="async" data-zoom="Zoom in"/>"`,
  );
});

test('sizes of the author win, and a width alone keeps the shape', () => {
  expect(render(<Image src="/a.png" width="80" />)).toContain('width="80" height="60"');
  expect(render(<Image src="/a.png" width={8} height={9} />)).toContain('width="8" height="9"');
  expect(render(<Image src="/a.png" style={{ maxHeight: 20 }} />)).toContain('style="width:auto;max-height:20px"');
});

test('a height in a style keeps the shape, too, unless the author says how wide or how it fits', () => {
  expect(render(<Image src="/a.png" style={{ height: '1.3em' }} />)).toContain('style="width:auto;height:1.3em"');
  expect(render(<Image src="/a.png" width="80" style={{ height: 20 }} />)).toContain('style="height:20px"');
  for (const style of [{ height: 20, width: 90 }, { height: 20, objectFit: 'cover' }, { height: 'auto' }] as const)
    expect(render(<Image src="/a.png" style={style} />)).not.toContain('width:auto');
});

test('a height alone makes no screenshot a stamp: style sheets have always overruled it', () => {
  for (const height of ['20', 20, '20px', 'auto'])
    expect(render(<Image src="/a.png" height={height} />)).toMatch(
      /<img width="40" height="30" src="[^"]*" alt="" dec/,
    );
});

test('a greatest width of the author is never wider than the column', () => {
  expect(render(<Image src="/a.png" style={{ maxWidth: '500px' }} />)).toContain('style="max-width:min(100%, 500px)"');
  expect(render(<Image src="/a.png" style={{ maxWidth: 500 }} />)).toContain('style="max-width:min(100%, 500px)"');
  expect(render(<Image src="/a.png" style={{ maxWidth: '50%' }} />)).toContain('style="max-width:50%"');
});

test('noZoom in every spelling', () => {
  for (const props of [{ noZoom: true }, { noZoom: 'true' }, { nozoom: '' }, { zoom: false }]) {
    expect(render(<Image src="/a.png" {...props} />)).not.toContain('data-zoom');
  }
});

test('actions stand over an image, where the author wants them', () => {
  const html = render(<Image src="/a.png" actions actionsPlacement="top-right" />);
  expect(html.match(/data-image-action="\w+"/g)).toEqual(['data-image-action="copy"', 'data-image-action="download"']);
  expect(html).toContain('data-placement="top-right"');
  expect(render(<Image src="/a.png" actions="download" actionsPlacement="nowhere" />)).toContain(
    'data-placement="bottom-center"><button type="button" data-image-action="download"',
  );
  expect(render(<Image src="/a.png" actions={false} />)).not.toContain('image-with-actions');
});

test('a frame with hint and caption', () => {
  expect(
    render(
      <Frame caption="See **this**" hint="Look">
        x
      </Frame>,
    ),
  ).toMatchInlineSnapshot(
    `"<figure class="frame"><p class="mount-hint">Look</p><div class="mount-media" data-component-part="frame-content">x</div><figcaption><span data-markdown="inline">See **this**</span></figcaption></figure>"`,
  );
  expect(render(<Frame caption="plain">x</Frame>)).toContain('<figcaption>plain</figcaption>');
});

test('a video that starts by itself is silent and loops', () => {
  expect(render(<Video autoPlay src="/a.mp4" />)).toMatchInlineSnapshot(
    `"<video autoPlay="" muted="" loop="" playsInline="" src="/base/a.mp4"></video>"`,
  );
  expect(render(<Video src="/a.mp4" poster="/p.png" />)).toBe(
    '<video preload="metadata" src="/base/a.mp4" poster="/base/p.png" controls=""></video>',
  );
});

test('sources of several sizes are all resolved', () => {
  expect(render(<Source srcSet="/a.png 1x, /b.png 2x" />)).toBe('<source srcSet="/base/a.png 1x, /base/b.png 2x"/>');
  expect(render(<Image src="/a.png" srcSet="/a.png 1x,/b.png 2x" />)).toContain(
    'srcSet="/base/a.png 1x, /base/b.png 2x"',
  );
});

test('what else of HTML names a file or a page gets its address', () => {
  const [Track, Embed, Drawing, Area] = ['track', 'embed', 'object', 'area'].map((name) => htmlElements[name]) as [
    ...[ElementType, ElementType, ElementType, ElementType],
  ];
  expect(
    render(
      <>
        <Track src="/a.vtt" kind="captions" />
        <Embed src="/a.pdf" />
        <Drawing data="/a.svg">A</Drawing>
        <Area href="/b" />
      </>,
    ),
  ).toBe(
    '<track src="/base/a.vtt" kind="captions"/><embed src="/base/a.pdf"/><object data="/base/a.svg">A</object><area href="/base/b"/>',
  );
});

test('frames: videos keep their shape, others their height', () => {
  expect(render(<EmbeddedFrame src="https://www.youtube.com/embed/x" width="560" height="315" />)).toContain(
    'title="Embedded video" data-video=""',
  );
  expect(render(<EmbeddedFrame src="https://example.com" height="400" title="T" />)).toContain('style="height:400px"');
});

test('icons in text', () => {
  const options: unknown[] = [];
  const page = testPage({ icon: (icon, look) => (options.push([icon, look]), '<svg></svg>') });
  expect(render(<Icon icon="flag" size={32} color="#fff" iconType="regular" className="x" />, page)).toBe(
    '<span class="icon x" aria-hidden="true"><svg></svg></span>',
  );
  render(<Icon name="a" type="solid" size="2em;x" />, page);
  render(<Icon icon={{ name: 'b', style: 'thin', library: 'lucide' }} />, page);
  expect(options).toEqual([
    [
      { name: 'flag', style: 'regular', library: null },
      { color: '#fff', size: '32px' },
    ],
    [
      { name: 'a', style: 'solid', library: null },
      { color: undefined, size: undefined },
    ],
    [
      { name: 'b', style: 'thin', library: 'lucide' },
      { color: undefined, size: undefined },
    ],
  ]);
  expect(render(<Icon />, page)).toBe('');
});
