import { mapProse } from '../../base/text/map-prose.ts';
import { isObject } from '../../base/values/is-object.ts';
import { records } from '../folder/evaluated-value.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { attribute } from '../markup/attribute.ts';
import { wordsOfHtml } from '../markup/words-of-html.ts';

type Data = Record<string, unknown>;

/** MDX of the home page that other generators make of front matter: a hero with actions, and features. */
export function writeHomePage({ hero, features, highlights }: Data): string {
  return [
    ...(isObject(hero) ? [writeHero(hero)] : []),
    ...writeFeatures(features),
    // Parts of VuePress Theme Hope below its features, each with a heading of its own.
    ...records(highlights).flatMap(writeHighlight),
  ].join('\n');
}

function writeFeatures(features: unknown): string[] {
  const written = records(features).map(writeFeature);
  const cols = [4, 3, 2].find((count) => written.length % count === 0) ?? 3;
  return written.length > 0 ? [`<Features cols={${cols}}>\n${written.join('\n')}\n</Features>\n`] : [];
}

function writeHighlight({ header, description, features, highlights }: Data): string[] {
  const [heading, text] = [header, description].map((value) => plainText(writtenText(value) ?? ''));
  return [
    ...(heading ? [`## ${heading}\n`] : []),
    ...(text ? [`${text}\n`] : []),
    ...writeFeatures([...records(features), ...records(highlights)]),
  ];
}

/** The words of HTML in which no sign begins anything; code in it stays. */
function plainText(html: string): string {
  return mapProse(html, (prose) => wordsOfHtml(`|${prose}|`).slice(1, -1).replace(/[<{]/g, '\\$&'));
}

function writeHero(hero: Data): string {
  const [name, text] = [writtenText(hero['name']) ?? writtenText(hero['title']), writtenText(hero['text'])];
  const { light, dark, alt } = readPicture(hero['image']);
  const attributes = [
    ...(text && name ? [['eyebrow', name]] : []),
    ['title', text ?? name],
    ['description', writtenText(hero['tagline'])],
    ['image', light],
    ['imageDark', dark],
    ['alt', alt],
  ];
  const links = records(hero['actions']).flatMap((action) => {
    const [label, href] = [writtenText(action['text'])?.trim(), writtenText(action['link'])];
    return label && href ? [`[${label}](${href})`] : [];
  });
  const opening = `<Hero${attributes.map(([key, value]) => (value ? attribute(key!, wordsOfHtml(value)) : '')).join('')}`;
  return links.length > 0 ? `${opening}>\n  ${links.join(' ')}\n</Hero>\n` : `${opening} />\n`;
}

function writeFeature(feature: Data): string {
  const { light } = readPicture(feature['icon']);
  const [title, details, link] = ['title', 'details', 'link'].map((key) => writtenText(feature[key]));
  const more = writtenText(feature['linkText']);
  // SVG is written in their settings, too.
  const icon = light && !light.includes('<') ? attribute('icon', light) : '';
  const said = details && plainText(details);
  const text = [said, more && link && `[${plainText(more)}](${link})`].filter(Boolean).join('\n\n    ');
  const head = `  <Feature${attribute('title', wordsOfHtml(title ?? ''))}${icon}${link ? attribute('href', link) : ''}`;
  return text ? `${head}>\n    ${text}\n  </Feature>` : `${head} />`;
}

/** An address alone, or an object that names one, or one for each mode. */
function readPicture(image: unknown): { light?: string; dark?: string; alt?: string } {
  const written = isObject(image) ? image : { src: image };
  const [src, light, dark, alt] = [
    written['src'] ?? written['file'],
    written['light'],
    written['dark'],
    written['alt'],
  ].map(writtenText);
  return Object.fromEntries(Object.entries({ light: src ?? light ?? dark, dark, alt }).filter(([, value]) => value));
}
