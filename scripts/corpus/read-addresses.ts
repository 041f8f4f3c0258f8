/** An address in HTML, with the element that leads to it or shows what is there. */
export interface Address {
  tag: string;
  address: string;
}

/** Apart from the list of the product, which is held against what this one finds. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  track: ['src'],
};
const loaded: Readonly<Record<string, readonly string[]>> = { link: ['href'], script: ['src'] };

interface StartTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** What a start tag leads to or shows. */
export function readAddresses(tag: StartTag): Address[] {
  return valuesOf(tag, addresses);
}

/** The same, with the scripts and style sheets that it loads. */
export function readLoadedAddresses(tag: StartTag): Address[] {
  return [...valuesOf(tag, addresses), ...valuesOf(tag, loaded)];
}

/** Whether an element leads somewhere else, and does not show what is there. */
export function isLink({ tag }: Address): boolean {
  return tag === 'a' || tag === 'area';
}

function valuesOf({ name, attributes }: StartTag, keys: typeof addresses): Address[] {
  return (keys[name] ?? []).flatMap((key) => {
    const address = attributes.get(key);
    return address ? [{ tag: name, address }] : [];
  });
}
