import { openSite } from '../tests/e2e/open-site.ts';
const [theme,path,w]=process.argv.slice(2) as [string,string,string];
const site=await openSite(`/tmp/wt/themes/.bench/gallery/tests-fixtures-sites-stress/${theme}`);
const {page}=await site.newPage({viewport:{width:Number(w),height:900}});
await page.goto(site.url+path);
console.log(await page.evaluate(()=>[...document.querySelectorAll('main *')].filter(e=>e.getBoundingClientRect().right>innerWidth+1).map(e=>{let p:Element|null=e; const scroll=(x:Element)=>/auto|scroll|hidden|clip/.test(getComputedStyle(x).overflowX); while(p&&!scroll(p))p=p.parentElement; return p&&p!==document.documentElement&&p!==document.body?null:`${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)}`}).filter(Boolean).slice(0,40)));
await site.close();
