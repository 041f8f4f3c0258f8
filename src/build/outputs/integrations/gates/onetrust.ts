import type { ServiceSettings } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

const source = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js';

/**
 * Loads OneTrust's banner, and opens when the reader allows the category: `C0002`, its own name for performance, unless
 * another is named. A page whose reader takes the permission back is loaded anew, without the services.
 */
export function onetrust({ domainScript, categoryId, scriptSource }: ServiceSettings): string {
  return `open=>{let isOpen=false;
const look=()=>{const agrees=(window.OnetrustActiveGroups||'').split(',').includes(${toLiteral(categoryId ?? 'C0002')});
if(agrees&&!isOpen){isOpen=true;open()}else if(!agrees&&isOpen)location.reload()};
const before=window.OptanonWrapper;window.OptanonWrapper=()=>{before?.();look()};
addEventListener('OneTrustGroupsUpdated',look);
load(${toLiteral(scriptSource ?? source)},{'data-domain-script':${toLiteral(domainScript)},charset:'UTF-8'})}`;
}
