import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { MarkdownProp } from './MarkdownProp.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';
import { isBlank } from './node-text.ts';

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
  const name = readText(place && props[place]) ?? readText(props.name) ?? (place === 'body' ? 'body' : undefined);
  return <Field {...props} name={name} place={place} before={[]} after={[]} />;
}

/** A value of a response. */
export function ResponseField(props: ResponseFieldProps) {
  return <Field {...props} name={readText(props.name) ?? readText(props.body)} before={readLabels(props.pre)} after={readLabels(props.post)} />;
}

function Field({ name = '', type, place, before, after, id, description, className, children, ...props }: SharedProps & { name?: string; place?: string; before: string[]; after: string[] }) {
  const page = usePage();
  const ownId = page.ids.param(name, readText(id));
  const { texts } = page;
  page.used.add('field');
  return (
    <div className={classNames('field', className)} id={ownId} data-place={place}>
      <div className="field-head">
        {before.map((label, index) => <span key={index} className="field-label">{label}</span>)}
        <a className="field-name" href={`#${ownId}`}>{name}</a>
        {isBlank(type) ? null : <span className="field-type">{type}</span>}
        {place ? <span className="field-place">{place}</span> : null}
        {after.map((label, index) => <span key={index} className="field-label">{label}</span>)}
        {readFlag(props.required) ? <span className="field-required">{texts.required}</span> : null}
        {readFlag(props.deprecated) ? <span className="field-deprecated">{texts.deprecated}</span> : null}
        <FieldDefault label={texts.default} value={props.default} />
      </div>
      <div className="field-content">
        {isBlank(description) ? null : <MarkdownProp value={description} as="blocks" />}
        {children}
      </div>
    </div>
  );
}

function FieldDefault({ label, value }: { label: string; value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  return <span className="field-default">{label}: <code>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</code></span>;
}

function readLabels(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((label) => readText(label) ?? []);
}
