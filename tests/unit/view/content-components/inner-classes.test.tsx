import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Accordion } from '../../../../src/view/content-components/Accordion.tsx';
import { Callout } from '../../../../src/view/content-components/Callout.tsx';
import { Card } from '../../../../src/view/content-components/Card.tsx';
import { Expandable } from '../../../../src/view/content-components/Expandable.tsx';
import { Frame } from '../../../../src/view/content-components/Frame.tsx';
import { Step, Steps } from '../../../../src/view/content-components/Steps.tsx';
import { Tile } from '../../../../src/view/content-components/Tile.tsx';
import { Update } from '../../../../src/view/content-components/Update.tsx';
import { render } from './render-component.tsx';

/** Style sheets of sites select the box of a component by `[class*="card"]`, and mean no part of it. */
test.each<[string, ReactElement, number]>([
  ['accordion', <Accordion key="a" title="T" icon="key" description="D" />, 1],
  ['callout', <Callout key="n" type="note" title="T" />, 1],
  ['callout', <Callout key="e" emoji="!" title="T" />, 1],
  [
    'card',
    <Card key="c" title="T" icon="key" description="D" href="/x" img="/x.png" cta="Go">
      x
    </Card>,
    1,
  ],
  ['card', <Card key="p" title="T" />, 1],
  [
    'tile',
    <Tile key="t" title="T" description="D" href="/x">
      x
    </Tile>,
    1,
  ],
  [
    'card',
    <Tile key="l" title="T" description="D" href="/x">
      x
    </Tile>,
    0,
  ],
  [
    'expandable',
    <Expandable key="x" title="T">
      x
    </Expandable>,
    1,
  ],
  [
    'frame',
    <Frame key="f" caption="C" hint="H">
      x
    </Frame>,
    1,
  ],
  [
    'update',
    <Update key="u" label="L" description="D" tags={['a']}>
      x
    </Update>,
    1,
  ],
  [
    'step',
    <Steps key="s">
      <Step title="T">x</Step>
    </Steps>,
    2,
  ],
])('no part of a component has a class with "%s" in it', (name, element, boxes) => {
  const classes = [...render(element).matchAll(/class="([^"]*)"/g)].map((match) => match[1] ?? '');
  expect(classes.filter((value) => value.includes(name))).toHaveLength(boxes);
});
