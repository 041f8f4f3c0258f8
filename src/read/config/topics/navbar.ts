import * as z from 'zod';
import type { Navbar, NavbarLink } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { iconFields, resolveIconValue } from '../values/icon.ts';
import { link, resolveConfigLink } from '../values/link.ts';

const commonFields = {
  label: z.string().optional().describe('Text of the link. Optional for `github` and `discord`.'),
  href: link.describe('Target: a URL, or a path that starts with `/`.'),
  ...iconFields,
};

const linkSchema = shape({
  type: z
    .enum(['link', 'button', 'github', 'discord'])
    .optional()
    .describe('`github` shows the stars of a repository, `discord` the number of members online.'),
  ...commonFields,
});

const primarySchema = shape({
  type: z.enum(['button', 'link', 'github', 'discord']).optional().describe('Look of the button. Default: `button`.'),
  ...commonFields,
});

export const navbarSchema = shape({
  links: z.array(linkSchema).optional().describe('Links in the top bar.'),
  primary: primarySchema.optional().describe('Button at the end of the top bar.'),
}).meta({ id: 'Navbar', description: 'Top bar of every page.' });

type LinkInput = z.infer<typeof linkSchema> | z.infer<typeof primarySchema>;

export function resolveNavbar(input: z.infer<typeof navbarSchema> = {}, place: Place): Navbar {
  const links = place.child('links');
  return {
    links: (input.links ?? []).map((item, index) => resolveNavbarLink(item, linkType(item.type), links.child(index))),
    primary: input.primary ? resolvePrimary(input.primary, place.child('primary')) : null,
  };
}

/** Only the primary one is drawn as a button. */
function linkType(type: z.infer<typeof linkSchema>['type'] = 'link'): NavbarLink['type'] {
  return type === 'button' ? 'link' : type;
}

function resolvePrimary(input: z.infer<typeof primarySchema>, place: Place): NavbarLink {
  if (input.type === 'link') {
    place.child('type').warn({
      code: 'renamed-value',
      message: '"link" is not a valid type of the primary button',
      hint: 'Write "button"',
    });
  }
  return resolveNavbarLink(input, input.type === 'link' || !input.type ? 'button' : input.type, place);
}

function resolveNavbarLink(input: LinkInput, type: NavbarLink['type'], place: Place): NavbarLink {
  const isPlain = type === 'link' || type === 'button';
  if (isPlain && !input.label && !input.icon) {
    place.warn({
      code: 'missing-key',
      message: 'The key `label` is missing',
      hint: `The link is labelled "${input.href}"`,
    });
  }
  return {
    type,
    label: input.label || (isPlain && !input.icon ? input.href : ''),
    href: resolveConfigLink(input.href, place.child('href')),
    icon: resolveIconValue(input, place),
  };
}
