import type { ConsentKey, SiteConfig } from '../../../model/config.ts';
import { gates } from './gates.ts';
import { services } from './services.ts';

/**
 * The script that loads the services of `integrations` once every gate of consent is open, reports what readers say of
 * a page to those that take events, and tells pages that come in the place of others to those that would miss them.
 * `null` for a site without any.
 */
export function renderIntegrations({ integrations }: Pick<SiteConfig, 'integrations'>): string | null {
  const used = Object.entries(integrations).filter(([name]) => Object.hasOwn(services, name));
  const gated = Object.entries(integrations).filter(([name]) => Object.hasOwn(gates, name));
  if (used.length === 0 && gated.length === 0) return null;
  const starts = used.map(([name, settings]) => `()=>{${services[name]!.start(settings)}}`);
  const tracks = used.flatMap(([name]) => services[name]!.track ?? []).map((track) => `(name,data)=>${track}`);
  const pages = used.flatMap(([name]) => services[name]!.page ?? []).map((page) => `()=>${page}`);
  return `(()=>{${tools}
const starts=[${starts.join(',\n')}];
const tracks=[${tracks.join(',\n')}];
const pages=[${pages.join(',\n')}];
const gates=[${gated.map(([name, settings]) => gates[name as ConsentKey](settings)).join(',\n')}];
${run}})()
`;
}

const tools = `'use strict';
const load=(address,attributes,then)=>{const script=document.createElement('script');script.async=true;script.src=address;
for(const name in attributes)script.setAttribute(name,attributes[name]);if(then)script.onload=then;document.head.append(script)};
const queue=(name,methods)=>{const list=window[name]??=[];
for(const method of methods)list[method]??=(...given)=>{list.push([method,...given]);return list};return list};`;

// One service that fails must not keep the others away.
const run = `const each=(calls,...given)=>{for(const call of calls)try{call(...given)}catch(error){console.warn(error)}};
let closed=gates.length;
const start=()=>{each(starts);addEventListener('docwright:feedback',({detail})=>each(tracks,'docwright_feedback',detail));
addEventListener('docwright:page',()=>each(pages))};
if(closed===0)start();else each(gates,()=>{if(--closed===0)start()});
`;
