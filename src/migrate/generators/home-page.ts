import { isObject } from '../../base/values/is-object.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { attribute } from '../markup/attribute.ts';
import { records } from './records.ts';

/** MDX of the home page that other generators make of front matter: a hero with actions, and features. */
export function writeHomePage({ hero, features }: { hero?: unknown; features?: unknown }): string {
  const { text, tagline, actions } = isObject(hero) ? hero : {};
  const lines = [writtenText(text), writtenText(tagline)]
    .filter((line) => line !== undefined)
    .map((line) => `${line}\n`);
  const links = records(actions).flatMap((action) => {
    const [label, href] = [writtenText(action['text']), writtenText(action['link'])];
    return label && href ? [`[${label}](${href})`] : [];
  });
  const cards = records(features).map((feature) => {
    const [title, details, link] = [
      writtenText(feature['title']) ?? '',
      writtenText(feature['details']),
      writtenText(feature['link']),
    ];
    return `  <Card${attribute('title', title)}${link ? attribute('href', link) : ''}>\n    ${details ?? ''}\n  </Card>`;
  });
  return [
    ...lines,
    ...(links.length > 0 ? [`${links.join(' · ')}\n`] : []),
    ...(cards.length > 0 ? [`<CardGroup cols={3}>\n${cards.join('\n')}\n</CardGroup>\n`] : []),
  ].join('\n');
}
