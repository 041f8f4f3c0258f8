import { buildFolder } from '../../../base/paths/build-folder.ts';

/** Where `callbackPage` lies in the output: the redirect address that an OAuth client has to be registered with. */
export const callbackPath = `${buildFolder}/oauth.html`;

/**
 * The page that an authorization server sends a reader back to: it hands the answer to the playground that waits for
 * it, which tells it what to say in the reader's language.
 */
export const callbackPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Signed in</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:24rem;padding:0 1.5rem;text-align:center;color-scheme:light dark}</style>
<p>Done. You can close this window.</p>
<script>
  const channel = new BroadcastChannel('docwright-sign-in');
  channel.onmessage = ({ data }) => {
    if (!data || typeof data.text !== 'string') return;
    document.documentElement.lang = data.language;
    document.title = document.querySelector('p').textContent = data.text;
  };
  channel.postMessage(location.search.slice(1) || location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  setTimeout(close, 300);
</script>
`;
