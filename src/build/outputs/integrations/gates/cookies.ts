import type { ServiceSettings } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

/**
 * Opens while an entry of local storage has a value (docs/format.md#integrations: despite the name no cookie is
 * read). A banner writes the entry after a click, perhaps in another tab.
 */
export function cookies({ key, value }: ServiceSettings): string {
  return `open=>{const agrees=()=>{try{return localStorage.getItem(${toLiteral(key)})===${toLiteral(value)}}catch{return false}};
if(agrees())return open();
const look=()=>setTimeout(()=>{if(!agrees())return;for(const name of names)removeEventListener(name,look);open()});
const names=['click','storage','focus'];for(const name of names)addEventListener(name,look)}`;
}
