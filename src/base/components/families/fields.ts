import { classNameProp, idProp } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

const shared = {
  name: spoken('Its name.', 'text'),
  type: spoken('Its type, such as `string`.'),
  required: { type: 'flag', about: 'Whether it must be given.' },
  deprecated: { type: 'flag', about: 'Whether it should no longer be used.' },
  default: shown('The value that counts where none is given.', 'anything'),
  description: spoken('What it means, in place of what stands inside.'),
  ...idProp,
  ...classNameProp,
} as const;

export const fields = [
  defineComponent({
    name: 'ParamField',
    about: 'A parameter of a request.',
    aliases: ['Param'],
    props: {
      path: spoken('The name of a parameter in the path.', 'text'),
      query: spoken('The name of a parameter in the query string.', 'text'),
      body: spoken('The name of a field of the body.', 'text'),
      header: spoken('The name of a header.', 'text'),
      cookie: spoken('The name of a cookie.', 'text'),
      auth: shown('The name of a credential.', 'text'),
      placeholder: spoken('What the playground shows in the empty field.', 'text'),
      ...shared,
    },
    quoted: 'field',
    anchor: { title: ['path', 'query', 'header', 'cookie', 'body', 'auth', 'name'], ids: 'param' },
    features: { field: 'field.css' },
  }),
  defineComponent({
    name: 'ResponseField',
    about: 'A field of a response.',
    props: {
      body: spoken('Another spelling of `name`.', 'text'),
      pre: shown('Labels before the name.', 'list'),
      post: shown('Labels after the name.', 'list'),
      ...shared,
    },
    quoted: 'field',
    anchor: { title: ['name', 'body'], ids: 'param' },
    features: { field: 'field.css' },
  }),
] as const;
