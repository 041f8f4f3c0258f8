import { isValidElement, type ReactNode } from 'react';
import { FieldHead } from './FieldHead.tsx';
import { MarkdownProp } from './MarkdownProp.tsx';
import { isBlank, type TextOptions } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';
import { titleText } from './TitleMarkdown.tsx';

interface SharedProps {
  name?: unknown;
  type?: ReactNode;
  required?: unknown;
  deprecated?: unknown;
  default?: unknown;
  description?: ReactNode;
  id?: unknown;
  className?: string;
  children?: ReactNode;
}

interface ParamFieldProps extends SharedProps {
  path?: unknown;
  query?: unknown;
  header?: unknown;
  cookie?: unknown;
  body?: unknown;
  auth?: unknown;
  placeholder?: unknown;
}

interface ResponseFieldProps extends SharedProps {
  body?: unknown;
  pre?: unknown;
  post?: unknown;
}

const places = ['path', 'query', 'header', 'cookie', 'body', 'auth'] as const;

/** A parameter of a request. The prop that names it also says where it is sent. */
export function ParamField(props: ParamFieldProps) {
  const place = places.find((name) => props[name] !== undefined && props[name] !== false);
  const page = usePage();
  const given = readName(place && props[place], page) ?? readName(props.name, page);
  const name = given ?? (place === 'body' ? 'body' : undefined);
  return <Field {...props} name={name} place={place} before={[]} after={[]} />;
}

/** A value of a response. */
export function ResponseField(props: ResponseFieldProps) {
  const page = usePage();
  return (
    <Field
      {...props}
      name={readName(props.name, page) ?? readName(props.body, page)}
      before={readLabels(props.pre)}
      after={readLabels(props.post)}
    />
  );
}

/** Elements are their words: an address is made from them. */
function readName(value: unknown, page: TextOptions): string | undefined {
  return readText(value) ?? readText(titleText(value as ReactNode, page));
}

function Field({
  name = '',
  type,
  place,
  before,
  after,
  id,
  description,
  className,
  children,
  ...props
}: SharedProps & { name?: string; place?: string; before: string[]; after: string[] }) {
  const page = usePage();
  const ownId = page.ids.param(name, readText(id));
  page.used.add('field');
  return (
    <div className={classNames('field', className)} id={ownId} data-place={place}>
      <FieldHead
        name={name}
        id={ownId}
        type={type}
        place={place}
        before={before}
        after={after}
        required={readFlag(props.required)}
        deprecated={readFlag(props.deprecated)}
      >
        <FieldDefault label={page.texts.default} value={props.default} />
      </FieldHead>
      {isBlank(description) && isBlank(children) ? null : (
        <div className="field-content">
          {isBlank(description) ? null : <MarkdownProp value={description} as="blocks" />}
          {children}
        </div>
      )}
    </div>
  );
}

function FieldDefault({ label, value }: { label: string; value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  return (
    <small>
      {label}: <code>{shownDefault(value)}</code>
    </small>
  );
}

function shownDefault(value: unknown): ReactNode {
  if (isValidElement(value) || (Array.isArray(value) && value.some(isValidElement))) return value as ReactNode;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readLabels(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((label) => readText(label) ?? []);
}
