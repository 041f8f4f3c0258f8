import { openSite } from '../tests/e2e/open-site.ts';
const site=await openSite('/tmp/wt/themes/dist');
const {page}=await site.newPage({viewport:{width:390,height:844},hasTouch:true,isMobile:true});
await page.goto(site.url+'/components/accordions');
console.log(await page.evaluate(()=>[...document.querySelectorAll('a')].filter(e=>{const r=e.getBoundingClientRect();return r.height>0&&r.height<40&&getComputedStyle(e).display!=='inline'}).map(e=>e.outerHTML.slice(0,200)+' IN '+e.parentElement!.outerHTML.slice(0,120))));
await site.close();
