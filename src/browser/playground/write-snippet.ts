import type { ApiDocument } from '../../model/api/document.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { buildRequest } from '../../shared/request/build-request.ts';
import type { DefaultOptions } from '../../shared/request/default-options.ts';
import { defaultValues } from '../../shared/request/default-values.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { colorCode } from '../support/color-code.ts';
import { addCodeColors } from './add-code-colors.ts';
import { importWriter } from './import-writer.ts';

/**
 * The example request of an operation in one language, as elements to put into a `code`; `null` for no known language.
 * `choice`: what a reader chose; the rest is as the site has it.
 */
export async function writeSnippet(
  address: string,
  language: string,
  choice: Partial<Pick<DefaultOptions, 'only' | 'body'>> = {},
): Promise<Node[] | null> {
  const known = resolveLanguage(language);
  if (!known) return null;
  const [{ document, operation, only }, write] = await Promise.all([
    loadOperation(address),
    importWriter(known),
    addCodeColors(),
  ]);
  const request = buildRequest({
    document,
    operation,
    values: defaultValues({ document, operation, only, fill: 'samples', ...choice }),
  });
  return colorCode(write(request), known.highlight).map(({ text, kind }) =>
    kind === 'plain' ? new Text(text) : colored(text, kind),
  );
}

/** Fetches the data of an operation. @throws Error when it cannot be had */
export async function loadOperation(address: string): Promise<OperationData> {
  const data = (await fetchJson(address)) as OperationData;
  if (data.schemas === undefined) return data;
  const schemas = (await fetchJson(address.replace(/[^/]*$/, data.schemas))) as ApiDocument['schemas'];
  return { ...data, document: { ...data.document, schemas } };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function colored(text: string, kind: string): HTMLElement {
  const span = document.createElement('span');
  span.className = `code-${kind}`;
  span.textContent = text;
  return span;
}
