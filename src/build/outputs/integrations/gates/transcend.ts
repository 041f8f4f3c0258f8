import type { ServiceSettings } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

/**
 * Loads Transcend's banner, and opens when the reader agrees to the purpose: `Analytics`, unless another is named. A
 * page whose reader takes the agreement back is loaded anew, without the services.
 */
export function transcend({ bundleId, analyticsPurpose }: ServiceSettings): string {
  return `open=>{let isOpen=false;
window.airgap={readyQueue:[],ready(then){this.readyQueue.push(then)},...window.airgap};
airgap.ready(airgap=>{const look=()=>{const agrees=airgap.getConsent().purposes[${toLiteral(analyticsPurpose ?? 'Analytics')}]===true;
if(agrees&&!isOpen){isOpen=true;open()}else if(!agrees&&isOpen)location.reload()};
look();for(const name of ['consent-change','consent-resolution'])airgap.addEventListener(name,look)});
load('https://transcend-cdn.com/cm/${toPart(bundleId)}/airgap.js',{'data-cfasync':'false'})}`;
}
