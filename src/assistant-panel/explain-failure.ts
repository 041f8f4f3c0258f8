import type { AssistantTexts } from './texts/assistant-texts.ts';

/** A failed question in the reader's words. The service's errors are JSON with a `code` (its OpenAPI description, "Error"). */
export function explainFailure(error: Error, texts: AssistantTexts): string {
  const code = readCode(error.message);
  if (code === 'rate_limited') return texts.tooMany;
  if (code === 'unauthorized' || code === 'forbidden') return texts.notAllowed;
  return texts.failed;
}

function readCode(message: string): string | null {
  try {
    const body = JSON.parse(message) as { error?: { code?: unknown } };
    return typeof body.error?.code === 'string' ? body.error.code : null;
  } catch {
    return null;
  }
}
