import { feedbackAddress } from '../../base/paths/own-addresses.ts';

/** What a reader says of a page. A second message with the same `id` adds to the first. */
export interface Feedback {
  id: string;
  /** Address of the page within the site. */
  path: string;
  helpful: boolean;
  reason?: string;
  comment?: string;
}

/**
 * Hands what a reader says to the site's service, if it has one, and to every listener of `docwright:feedback` on the
 * window.
 * @throws Error when the service does not take it
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  dispatchEvent(new CustomEvent('docwright:feedback', { detail: feedback }));
  const { service } = document.documentElement.dataset;
  if (service === undefined) return;
  const response = await fetch(service + feedbackAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feedback),
    // The reader may be on the way to another page.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`${response.status}`);
}
