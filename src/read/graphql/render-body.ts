import type { Texts } from '../../base/languages/texts.ts';
import { renderCode } from '../../base/text/render-code.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import type { GraphqlField, GraphqlOperationKind, GraphqlSchema, GraphqlType } from '../../model/api/graphql.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { strangersText } from '../markdown/strangers-text.ts';
import { buildExample, isRequired, namedType } from './build-example.ts';
import type { KnownTypes } from './known-types.ts';

export interface SchemaContext {
  types: KnownTypes;
  /** Route of the page of a type; `null` where it has none. */
  routeOf: (type: string) => string | null;
  texts: Texts['reference'];
  /** What the schema says of directives. */
  directives: GraphqlSchema['directives'];
}

/** What the page of an operation says below its lead, as MDX. `rest`: Markdown of the schema. */
export function renderOperationBody(
  field: GraphqlField,
  kind: GraphqlOperationKind,
  { rest, ...context }: SchemaContext & { rest: string },
): string {
  const { texts, types } = context;
  const { operation, variables, response } = buildExample(field, kind, types);
  const request = [
    renderFence(operation, `graphql ${texts.graphql[kind]}`),
    variables === null ? '' : renderFence(variables, `json ${texts.graphql.variables}`),
  ];
  return joinBlocks([
    renderReason(field.deprecated),
    renderDirectives(field.directives, context),
    strangersText(rest),
    renderSection(texts.graphql.arguments, renderInputs(field.arguments, context)),
    renderSection(texts.graphql.returns, renderLink(field.type, context)),
    `<RequestExample>\n\n${joinBlocks(request)}\n\n</RequestExample>`,
    `<ResponseExample>\n\n${renderFence(response, `json ${texts.sections.responses}`)}\n\n</ResponseExample>`,
  ]);
}

/** The same for the page of a type. */
export function renderTypeBody(type: GraphqlType, { rest, ...context }: SchemaContext & { rest: string }): string {
  const { texts, types } = context;
  const links = (names: readonly string[]): string => names.map((name) => `- ${renderLink(name, context)}`).join('\n');
  const fields = type.kind === 'input' ? renderInputs(type.fields, context) : renderOutputs(type.fields, context);
  const related = type.kind === 'union' ? texts.graphql.possibleTypes : texts.graphql.implements;
  return joinBlocks([
    `<Badge>${type.kind}</Badge>${type.isOneOf ? ' <Badge>@oneOf</Badge>' : ''}`,
    renderDirectives(type.directives, context),
    strangersText(rest),
    renderSection(texts.graphql.specifiedBy, strangersText(type.specifiedBy ?? '')),
    renderSection(texts.graphql.fields, joinBlocks([type.isOneOf ? texts.graphql.exactlyOne : '', fields])),
    renderSection(texts.graphql.values, joinBlocks(type.values.map((value) => renderField(value, [], '')))),
    renderSection(related, links(type.related)),
    renderSection(texts.graphql.implementedBy, links(types.implementersOf(type.name))),
  ]);
}

function renderSection(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`;
}

function renderInputs(fields: readonly GraphqlField[], context: SchemaContext): string {
  const inputs = fields.map((field) => {
    const required = isRequired(field) ? ['required'] : [];
    const otherwise = field.default === null ? [] : [`default={${JSON.stringify(field.default)}}`];
    return renderField(field, [renderType(field.type, context), ...required, ...otherwise], '');
  });
  return joinBlocks(inputs);
}

function renderOutputs(fields: readonly GraphqlField[], context: SchemaContext): string {
  const title = context.texts.graphql.arguments;
  const outputs = fields.map((field) => {
    const taken = renderInputs(field.arguments, context);
    const folded = taken && `<Expandable title="${title}">\n\n${taken}\n\n</Expandable>`;
    return renderField(field, [renderType(field.type, context)], folded);
  });
  return joinBlocks(outputs);
}

type Named = Pick<GraphqlField, 'name' | 'description' | 'deprecated' | 'directives'>;

function renderField(
  { name, description, deprecated, directives }: Named,
  facts: readonly string[],
  folded: string,
): string {
  const head = [`name="${name}"`, ...facts, ...(deprecated === null ? [] : ['deprecated'])].join(' ');
  const applied = strangersText(directives.map(renderCode).join(' '));
  const content = joinBlocks([renderReason(deprecated), applied, strangersText(description), folded]);
  return `<ResponseField ${head}>${content && `\n\n${content}\n\n`}</ResponseField>`;
}

/** What is said of a directive stands where a page begins with it. */
function renderDirectives(applied: readonly string[], { directives }: SchemaContext): string {
  const told = applied.map((directive) => {
    const name = /\w+/.exec(directive)![0];
    const said = Object.hasOwn(directives, name) ? `: ${directives[name]}` : '';
    return strangersText(renderCode(directive) + said);
  });
  return joinBlocks(told);
}

function renderReason(deprecated: string | null): string {
  return deprecated ? strangersText(deprecated) : '';
}

/** The type of a field: a name that leads to its page, among the marks of lists. */
function renderType(type: string, { routeOf }: SchemaContext): string {
  const name = namedType(type);
  const route = routeOf(name);
  if (route === null) return `type="${type}"`;
  return `type={<>${type.replace(name, `<a href="${route}">${name}</a>`)}</>}`;
}

function renderLink(type: string, { routeOf }: SchemaContext): string {
  const route = routeOf(namedType(type));
  return route === null ? `\`${type}\`` : `[\`${type}\`](${route})`;
}
