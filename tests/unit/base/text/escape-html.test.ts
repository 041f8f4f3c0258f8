import { expect, test } from 'vitest';
import { breakableHtml } from '../../../../src/base/text/escape-html.ts';

test.each([
  ['List users', 'List users'],
  ['GetUsers', 'GetUsers'],
  ['RefreshContractInfo', 'Refresh<wbr>Contract<wbr>Info'],
  ['GetTokenIDsOfHTTPRequests v2', 'Get<wbr>Token<wbr>IDs<wbr>Of<wbr>HTTP<wbr>Requests v2'],
  ['DOCWRIGHT_SIGN_IN_SECRETS', 'DOCWRIGHT_<wbr>SIGN_<wbr>IN_<wbr>SECRETS'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
  ['<b> & "GetTokenMetadataBatch"', '&lt;b&gt; &amp; &quot;Get<wbr>Token<wbr>Metadata<wbr>Batch&quot;'],
])('%s', (text, html) => {
  expect(breakableHtml(text)).toBe(html);
});
