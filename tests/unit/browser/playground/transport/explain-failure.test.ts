import { expect, test } from 'vitest';
import { playground as texts } from '../../../../../src/base/languages/texts/en.ts';
import { direct, throughProxy } from '../../../../../src/browser/playground/transport/address-call.ts';
import { downloadName } from '../../../../../src/browser/playground/transport/download-name.ts';
import { explainFailure } from '../../../../../src/browser/playground/transport/explain-failure.ts';
import { responseKind } from '../../../../../src/browser/playground/transport/response-kind.ts';
import { routeOf } from '../../../../../src/browser/playground/transport/route-of.ts';
import { refusal } from '../../../../../src/browser/playground/transport/send-request.ts';
import type { HttpRequest } from '../../../../../src/model/http.ts';

const page = 'https://docs.example.com/page';

function request(url: string, rest: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, headers: [], cookies: [], body: null, ...rest };
}

test('tells refusal by the API from a server that is not there', () => {
  const url = 'https://api.example.com/users';
  expect(explainFailure({ kind: 'refused', url, page }, texts)).toMatchSnapshot();
  expect(explainFailure({ kind: 'unreachable', url }, texts)).toMatchSnapshot();
});

test('says beforehand what no page can send', () => {
  const said = (sent: HttpRequest, proxy: string | null = null) => {
    const reason = refusal(sent, page, proxy);
    return reason && explainFailure(reason, texts).text;
  };
  expect(said(request('https://api.example.com/users/{id}/{part}?q={x}'))).toBe(
    'The address needs a value for id, part.',
  );
  expect(said(request('https://api.example.com/', { body: { kind: 'text', text: 'x' } }))).toBe(
    'Browsers do not send a body with GET.',
  );
  expect(said(request('javascript:alert(1)'))).toContain('not an address that a page can call');
  expect(said(request('http://api.example.com/'))).toContain('uses http.');
  expect(said(request('http://api.example.com/'), 'https://docs.example.com')).toBeNull();
  expect(said(request('http://localhost:3000/'))).toBeNull();
  expect(said(request('https://api.example.com/', { method: 'TRACE' }))).toContain('TRACE');
});

test('says why the service refused, in its own words where they say more', () => {
  const said = (code: string) =>
    explainFailure({ kind: 'proxy', code, message: 'Words of {server}.', url: 'https://api.example.com/users' }, texts);
  expect(said('not-found')).toMatchObject({
    text: 'The service of this site finds no server at https://api.example.com.',
    detail: '',
  });
  expect(said('bad-answer')).toMatchObject({
    text: expect.stringContaining('cannot read'),
    detail: 'Words of {server}.',
  });
  expect(said('of-a-later-version')).toMatchObject({ text: '', detail: 'Words of {server}.' });
  expect(said('constructor')).toMatchObject({ text: '', detail: 'Words of {server}.' });
});

test('sends through the service with the target in a header, and cookies that pages may not set', () => {
  const call = {
    url: 'https://api.example.com/a?b=1',
    init: {
      method: 'PUT',
      headers: [
        ['X-A', '1'],
        ['Cookie', 'a=1'],
        ['User-Agent', 'mine'],
      ] as [string, string][],
      body: 'x',
    },
  };
  expect(throughProxy(call, 'https://docs.example.com')).toEqual({
    url: 'https://docs.example.com/_docwright/proxy',
    init: {
      method: 'PUT',
      body: 'x',
      credentials: 'include',
      headers: [
        ['X-A', '1'],
        ['x-docwright-cookie', 'a=1'],
        ['x-docwright-set-headers', '%5B%5B%22User-Agent%22%2C%22mine%22%5D%5D'],
        ['x-docwright-names', 'X-A,Cookie,User-Agent'],
        ['x-docwright-target', 'https://api.example.com/a?b=1'],
      ],
    },
  });
  expect(direct(call, { includeCredentials: true, followsRedirects: true }).init).toMatchObject({
    credentials: 'include',
    redirect: 'follow',
  });
  expect(direct(call, { includeCredentials: false, followsRedirects: false }).init).toMatchObject({
    credentials: 'same-origin',
    redirect: 'manual',
  });
});

test.each([
  ['https://api.example.com/a', 'https://docs.example.com'],
  ['https://docs.example.com/api/a', null],
  ['wss://docs.example.com/socket', null],
  ['wss://api.example.com/socket', 'https://docs.example.com'],
])('sends %s through %s', (url, service) => {
  const page = { href: 'https://docs.example.com/page', service: 'https://docs.example.com' };
  expect(routeOf(url, { proxy: true }, page)).toBe(service);
  expect(routeOf(url, { proxy: false }, page)).toBeNull();
  expect(routeOf(url, { proxy: true }, { ...page, service: null })).toBeNull();
});

test.each([
  ['application/problem+json; charset=utf-8', 'json'],
  ['text/event-stream', 'events'],
  ['application/x-ndjson', 'lines'],
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['application/xml', 'text'],
  ['', 'text'],
  ['application/pdf', 'file'],
])('shows %s as %s', (type, kind) => {
  expect(responseKind(type)).toBe(kind);
});

test.each([
  [null, 'https://a.example/files/report', 'application/pdf', 'report.pdf'],
  [null, 'https://a.example/r%C3%A9sum%C3%A9', 'application/zip', 'résumé.zip'],
  [null, 'https://a.example/logo', 'image/svg+xml', 'logo.svg'],
  [null, 'https://a.example/fault', 'application/problem+json; charset=utf-8', 'fault.json'],
  [null, 'https://a.example/', 'text/plain', 'response.txt'],
  [null, 'https://a.example/x', 'application/vnd.own.format', 'x'],
  [null, 'https://a.example/api/v1.0', 'application/json', 'v1.0.json'],
  [null, 'https://a.example/logs', 'application/x-ndjson', 'logs.ndjson'],
  [null, 'https://a.example/events', 'text/event-stream', 'events.txt'],
  [null, 'https://a.example/area.geojson', 'application/geo+json', 'area.geojson'],
  ['attachment; filename=rows.parquet', '', 'application/octet-stream', 'rows.parquet'],
  ['attachment; filename=all.7z', '', 'application/octet-stream', 'all.7z'],
  ['attachment; filename="../x/y.csv"', '', '', 'y.csv'],
  ['attachment; filename="C:\\\\temp\\\\y.csv"', '', '', 'y.csv'],
  ['attachment; filename="a \\"b\\".csv"', '', '', 'a _b_.csv'],
  ['attachment; filename=plain.txt; size=3', '', '', 'plain.txt'],
  ['attachment; filename="fallback.zip"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.zip', '', '', 'résumé.zip'],
  ["attachment; filename*=iso-8859-1'en'%A3%20rates.txt", '', '', '£ rates.txt'],
  ['attachment; filename*=UTF-8\'\'%ff.txt; filename="good.txt"', '', '', 'good.txt'],
  ['attachment; filename="r%C3%A9sum%C3%A9.zip"', '', '', 'résumé.zip'],
  ['attachment; filename="a\u202Egpj.exe"', '', '', 'a_gpj.exe'],
])('names a download of %s at %s as %s: %s', (disposition, url, contentType, name) => {
  expect(downloadName({ url, disposition, contentType })).toBe(name);
});
