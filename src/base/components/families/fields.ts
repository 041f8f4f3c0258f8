import { classNameProp, idProp } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

const shared = {
  name: spoken('Name.', 'text'),
  type: spoken('Type, such as `string`.'),
  required: { type: 'flag', about: 'Whether it is required.' },
  deprecated: { type: 'flag', about: 'Whether it is deprecated.' },
  default: shown('Default value.', 'anything'),
  description: spoken('Description, as an alternative to children.'),
  ...idProp,
  ...classNameProp,
} as const;

export const fields = [
  defineComponent({
    name: 'ParamField',
    about: 'Request parameter.',
    aliases: ['Param'],
    props: {
      path: spoken('Name of a path parameter.', 'text'),
      query: spoken('Name of a query parameter.', 'text'),
      body: spoken('Name of a body field.', 'text'),
      header: spoken('Name of a header.', 'text'),
      cookie: spoken('Name of a cookie.', 'text'),
      auth: shown('Name of a credential.', 'text'),
      placeholder: spoken('Placeholder of the input in the playground.', 'text'),
      ...shared,
    },
    quoted: 'field',
    anchor: { title: ['path', 'query', 'header', 'cookie', 'body', 'auth', 'name'], ids: 'param' },
    features: { field: 'field.css' },
  }),
  defineComponent({
    name: 'ResponseField',
    about: 'Response field.',
    props: {
      body: spoken('Alias of `name`.', 'text'),
      pre: shown('Labels before the name.', 'list'),
      post: shown('Labels after the name.', 'list'),
      ...shared,
    },
    quoted: 'field',
    anchor: { title: ['name', 'body'], ids: 'param' },
    features: { field: 'field.css' },
  }),
] as const;
