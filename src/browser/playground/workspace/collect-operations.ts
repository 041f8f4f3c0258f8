import type { HttpRequest } from '../../../model/http.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { Credential, RequestValues } from '../../../model/request-values.ts';
import { buildRequest } from '../../../shared/request/build-request.ts';
import { defaultValues } from '../../../shared/request/default-values.ts';
import { loadEndpoints } from '../endpoints/load-endpoints.ts';
import { loadOperation } from '../write-snippet.ts';

export interface CollectedOperation {
  data: OperationData;
  name: string;
  group: string;
}

/** Pages that are fetched at once. */
const atOnce = 6;

/** The operations of all endpoints that this reader's navigation leads to, read from their pages. */
export async function collectOperations(
  onProgress: (done: number, all: number) => void,
): Promise<CollectedOperation[]> {
  const links = await loadEndpoints();
  const found: (CollectedOperation | null)[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < links.length; index = next++) {
      const { href, label, group } = links[index]!;
      const data = await readPage(href).catch(() => null);
      found[index] = data && { data, name: label, group };
      onProgress(++done, links.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.filter((operation) => operation !== null);
}

async function readPage(href: string): Promise<OperationData | null> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const address = page.querySelector<HTMLElement>('[data-operation]')?.dataset['operation'];
  const data = address ? await loadOperation(address) : null;
  return data?.messages ? null : data;
}

/** An operation's request with samples. */
export function sampleRequest(data: OperationData): HttpRequest {
  const { document, operation } = data;
  return namedRequest(data, defaultValues({ document, operation, only: 'all', fill: 'samples' }));
}

/** A request for a file: where its credentials stand, the file names them (`{{scheme}}`) and holds none. */
export function namedRequest({ document, operation }: OperationData, values: RequestValues): HttpRequest {
  const names = (operation.security[values.securityAlternative] ?? []).map(({ scheme }): [string, Credential] => [
    scheme,
    { kind: 'token', token: `{{${scheme.replace(/\W/g, '_')}}}` },
  ]);
  const request = buildRequest({
    document,
    operation,
    values: { ...values, credentials: Object.fromEntries(names) },
    base: location.href,
  });
  return { ...request, url: request.url.replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}') };
}
