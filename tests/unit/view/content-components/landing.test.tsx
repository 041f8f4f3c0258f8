import { expect, test } from 'vitest';
import { CallToAction } from '../../../../src/view/content-components/CallToAction.tsx';
import { Feature, Features } from '../../../../src/view/content-components/Features.tsx';
import { Hero } from '../../../../src/view/content-components/Hero.tsx';
import { Logos } from '../../../../src/view/content-components/Logos.tsx';
import { render } from './render-component.tsx';

test('the first hero has the title of the page, a second one has a heading below it', () => {
  const html = render(
    <>
      <Hero title="Everything about **boats**" />
      <Hero title="More" />
    </>,
  );
  expect(html).toContain('<h1 class="hero-title" id="page-title">Everything about <strong>boats</strong></h1>');
  expect(html).toContain('<h2 class="hero-title">More</h2>');
  expect(html.match(/id="/g)).toHaveLength(1);
});

test('text stands beside a picture, and in the middle without one', () => {
  expect(render(<Hero title="x" />)).toContain('data-centered');
  expect(render(<Hero title="x" image="/a.png" />)).not.toContain('data-centered');
  expect(render(<Hero title="x" image="/a.png" align="center" />)).toContain('data-centered');
});

test('a hero has a picture for each mode', () => {
  const html = render(<Hero title="x" image="/a.png" imageDark="/b.png" alt="A boat" />);
  expect(html).toContain('<img alt="A boat" src="/base/a.png"');
  expect(html).toContain('<img class="hero-image-dark" alt="A boat" loading="lazy" src="/base/b.png"');
  expect(render(<Hero title="x" imageDark="/b.png" />)).not.toContain('<img');
});

test('a feature leads where its title says', () => {
  const html = render(
    <Features title="All" cols={9}>
      <Feature title="`code`" href="/x" icon="rocket">
        Text
      </Feature>
      <Feature title="Out" href="https://example.com" />
      <Feature title="Plain" />
    </Features>,
  );
  expect(html).toContain('--columns:4');
  expect(html).toContain('<h2 class="landing-title">All</h2>');
  expect(html).toContain('<a href="/base/x"><code>code</code></a>');
  expect(html).toContain('<a href="https://example.com" target="_blank" rel="noreferrer">Out</a>');
  expect(html).toContain('<p class="feature-title">Plain</p>');
});

test('what is not given leaves no empty element', () => {
  expect(render(<Hero />)).toBe('<section class="hero" data-centered=""><div class="hero-text"></div></section>');
  expect(render(<CallToAction />)).toBe('<section class="call-to-action"></section>');
  expect(render(<Logos />)).toBe('<section class="logos"><div class="logos-list"></div></section>');
});
