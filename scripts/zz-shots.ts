import { openSite } from '../tests/e2e/open-site.ts';
const [folder,out]=process.argv.slice(2) as [string,string];
const site=await openSite(folder);
const {page}=await site.newPage({viewport:{width:1200,height:900},reducedMotion:'reduce'});
for(const p of ['/','/components/cards','/components/columns','/components/tabs','/components/accordions','/components/code-groups','/components/tiles','/api-reference/discovery/search-documentation','/write/mathematics','/nope','/examples/hidden','/components/fields']){
 await page.goto(site.url+p,{waitUntil:'load'}); await page.evaluate(()=>document.fonts.ready); await page.screenshot({path:`${out}/${p.replace(/\W+/g,'_')}.png`,fullPage:true,animations:'disabled'});
}
await site.close();
