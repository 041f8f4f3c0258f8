import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpPart, HttpRequest } from '../../../model/http.ts';
import { basicLogin } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { headersWithCookie } from '../headers.ts';
import { readableText } from '../json-body.ts';
import { isLongText } from '../long-text.ts';
import { breaksHeader } from '../multipart-chunks.ts';
import { escapeWide, isPlainText, quoteString } from '../quote-string.ts';
import { indentStatements } from '../statements.ts';

/** Go's `net/http`. */
export const generate: SnippetWriter = (request) => {
  const { setup, reader } = writeBody(request);
  const statements = [
    ...setup,
    ...writeRequest(request, reader),
    'defer response.Body.Close()',
    'io.Copy(os.Stdout, response.Body)',
    'if response.StatusCode >= 400 {\n\t\tlog.Fatal(response.Status)\n\t}',
  ];
  const code = indentStatements(statements, '\t').join('\n');
  const imports = packagesOf(request).map((name) => `\t"${name}"`);
  return `package main\n\nimport (\n${imports.join('\n')}\n)\n\nfunc main() {\n${code}\n}`;
};

const stopOnError = 'if err != nil {\n\t\tlog.Fatal(err)\n\t}';

/** A raw string where quotes would need escapes. */
function quote(text: string): string {
  if (/["\\]/.test(text) && !/[`\n\t]/.test(text) && isPlainText(text)) return `\`${text}\``;
  return quoteString(text, { quote: '"', unicode: escapeWide });
}

function quoteLong(text: string): string {
  return isLongText(text) && !text.includes('`') ? `\`${text}\`` : quote(text);
}

/** In the order gofmt gives them: one that is not used would not compile. */
function packagesOf({ body }: HttpRequest): string[] {
  const used = ['io', 'log', 'net/http', 'os'];
  if (body?.kind === 'text' || body?.kind === 'form') used.push('strings');
  if (body?.kind === 'multipart') {
    used.push('bytes', 'mime/multipart');
    if (body.parts.some(needsHeader)) used.push('net/textproto');
  }
  return used.sort();
}

interface GoBody {
  setup: string[];
  /** An expression for an `io.Reader`. */
  reader: string;
}

function writeBody(request: HttpRequest): GoBody {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return { setup: [], reader: 'nil' };
    case 'text':
      return { setup: [`body := strings.NewReader(${quoteLong(readableText(request))})`], reader: 'body' };
    case 'form':
      return { setup: [`body := strings.NewReader(${quote(formText(body.fields))})`], reader: 'body' };
    case 'multipart':
      return { setup: writeForm(body.parts), reader: '&body' };
    case 'file':
      return { setup: [`body, err := os.Open(${quote(body.file.filename)})`, stopOnError, ''], reader: 'body' };
  }
}

function writeRequest(given: HttpRequest, reader: string): string[] {
  const login = basicLogin(given);
  const request = login?.request ?? given;
  const headers = headersWithCookie(request).map(
    ({ name, value }) => `request.Header.Add(${quote(name)}, ${quote(value)})`,
  );
  if (login) headers.unshift(`request.SetBasicAuth(${quote(login.username)}, ${quote(login.password)})`);
  if (request.body?.kind === 'form')
    headers.push('request.Header.Add("Content-Type", "application/x-www-form-urlencoded")');
  if (request.body?.kind === 'multipart') {
    const { contentType } = request.body;
    const type = contentType ? `${quote(`${contentType}; boundary=`)}+form.Boundary()` : 'form.FormDataContentType()';
    headers.push(`request.Header.Add("Content-Type", ${type})`);
  }
  if (request.method === 'GET' && reader === 'nil' && headers.length === 0)
    return [`response, err := http.Get(${quote(request.url)})`, stopOnError];
  const create = `request, err := http.NewRequest(${quote(request.method)}, ${quote(request.url)}, ${reader})`;
  return [create, stopOnError, ...headers, '', 'response, err := http.DefaultClient.Do(request)', stopOnError];
}

function writeForm(parts: HttpPart[]): string[] {
  const declared = new Set<string>();
  const declare = (name: string) => {
    const isNew = !declared.has(name);
    declared.add(name);
    return `${name}, err ${isNew ? ':=' : '='}`;
  };
  const written = parts.flatMap((part) => writePart(part, declare));
  return ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)', ...written, 'form.Close()', ''];
}

function writePart(part: HttpPart, declare: (name: string) => string): string[] {
  if (part.kind === 'text' && !needsHeader(part)) return [`form.WriteField(${quote(part.name)}, ${quote(part.value)})`];
  const create = `${declare('part')} ${createPart(part)}`;
  if (part.kind === 'text') return [create, stopOnError, `io.WriteString(part, ${quote(part.value)})`];
  const { filename } = part.file;
  return [
    create,
    stopOnError,
    `${declare('file')} os.Open(${quote(filename)})`,
    stopOnError,
    'io.Copy(part, file)',
    'file.Close()',
  ];
}

/** Only a part's own header can name its content type, hold others, and encode line breaks of names. */
function needsHeader(part: HttpPart): boolean {
  const contentType = part.kind === 'text' ? part.contentType : part.file.contentType;
  return part.headers !== undefined || contentType !== undefined || breaksHeader(part);
}

function createPart(part: HttpPart): string {
  const contentType = part.kind === 'text' ? part.contentType : part.file.contentType;
  if (part.kind === 'file' && !needsHeader(part))
    return `form.CreateFormFile(${quote(part.name)}, ${quote(part.file.filename)})`;
  const filename = part.kind === 'file' ? `; filename="${escapeName(part.file.filename)}"` : '';
  const disposition = quote(`form-data; name="${escapeName(part.name)}"${filename}`);
  const type = contentType ?? (part.kind === 'file' ? 'application/octet-stream' : null);
  const own = Map.groupBy(part.headers ?? [], ({ name }) => name);
  const fields = [
    ...Array.from(own, ([name, same]) => `${quote(name)}: {${same.map(({ value }) => quote(value)).join(', ')}},`),
    ...(type === null ? [] : [`"Content-Type":        {${quote(type)}},`]),
  ];
  const lines = [`"Content-Disposition": {${disposition}},`, ...fields].map((line) => `\t\t${line}\n`);
  return `form.CreatePart(textproto.MIMEHeader{\n${lines.join('')}\t})`;
}

function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
