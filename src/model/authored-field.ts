/** A `<ParamField>` or `<ResponseField>` of a page, as it is written. */
export interface AuthoredField {
  /** The prop of a parameter that names it also says where it is sent; `response` for a field of the response. */
  place: 'path' | 'query' | 'header' | 'cookie' | 'body' | 'auth' | 'response';
  /** Empty for a body as a whole. */
  name: string;
  /** E.g. `string[]`; empty when nothing is said. */
  type: string;
  /** Plain text. */
  description: string;
  required: boolean;
  deprecated: boolean;
  /** Source text of the value; `null` when there is none. */
  default: string | null;
  placeholder: string | null;
  /** Fields that stand inside of it. */
  fields: AuthoredField[];
}
