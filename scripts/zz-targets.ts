import { findSmallTargets } from '../tests/e2e/find-small-targets.ts';
import { openSite } from '../tests/e2e/open-site.ts';
import { openView } from '../tests/e2e/open-view.ts';
const folder=process.argv[2]!;
const site=await openSite(folder);
const {page}=await site.newPage({viewport:{width:390,height:844},hasTouch:true,isMobile:true,reducedMotion:'reduce'});
const ep='/api-reference/discovery/search-documentation';
const stops:[string,string,((p:any)=>Promise<void>)?][]=[['home','/'],['md','/write/markdown'],['drawer','/write/markdown',openView.drawer],['search','/write/markdown',openView.search],['menu','/write/markdown',openView.pageMenu],['ep',ep],['pg',ep,openView.playground],['changelog','/changelog'],['404','/nope'],['codegroup','/components/code-groups'],['tabs','/components/tabs'],['acc','/components/accordions'],['trees','/components/trees'],['views','/components/views'],['cards','/components/cards'],['fields','/components/fields'],['prompts','/components/prompts'],['toc','/write/markdown',async(p:any)=>{await p.locator('[popovertarget="table-of-contents"]').first().click();}]];
for(const [n,path,prep] of stops){ try{
 await page.goto(site.url+path,{waitUntil:'load'}); await prep?.(page);
 const r=await findSmallTargets(page);
 console.log(n,JSON.stringify(r));}catch(e:any){console.log(n,'ERR',e.message.split('\n')[0]);}
}
await site.close();
