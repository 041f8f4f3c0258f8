import { openSite } from '../tests/e2e/open-site.ts';
import { buildTheme } from '../tests/e2e/build-theme.ts';
import { existsSync } from 'node:fs';
const themes=(process.argv[2]??'mint').split(',');
const keep=process.argv.includes('--keep');
for(const theme of themes){
 const out=`/tmp/wt/themes/.bench/gallery/tests-fixtures-sites-stress/${theme}`;
 if(!keep||!existsSync(out)) await buildTheme({site:'/tmp/wt/themes/tests/fixtures/sites/stress',theme,out});
 const site=await openSite(out);
 const {page}=await site.newPage({reducedMotion:'reduce'});
 for(const path of ['/','/long-title','/long-words','/ar','/ar/long','/api-reference/read-invoice-271','/blank','/nope'])
 for(const w of [320,390,700,820,1024,1180,1280,1440,1920]){
  await page.setViewportSize({width:w,height:900});
  await page.goto(site.url+path,{waitUntil:'load'});
  const r=await page.evaluate(()=>{
   const out:string[]=[]; const de=document.documentElement;
   if(de.scrollWidth>de.clientWidth) out.push('overflow '+(de.scrollWidth-de.clientWidth));
   const row=document.querySelector('.navbar-row'); 
   if(row){const kids=[...row.children].filter(e=>{const r=e.getBoundingClientRect();return r.width>0&&r.height>0&&getComputedStyle(e).display!=='none'}).map(e=>[e.id||e.className,e.getBoundingClientRect()] as const);
    for(const [n,a] of kids){ if(a.right>innerWidth+1||a.left<-1) out.push(`${n} outside ${Math.round(a.left)}..${Math.round(a.right)}`);
     for(const [m,b] of kids) if(n<m&&a.left<b.right-1&&b.left<a.right-1&&a.top<b.bottom-1&&b.top<a.bottom-1) out.push(`${n} over ${m}`);} 
    for(const e of row.querySelectorAll('.nav-name,.button,.theme-toggle,.switcher>summary')){const r=e.getBoundingClientRect(); if(r.width>0&&(r.right>innerWidth+1||r.left<-1)) out.push(`${e.className} outside`);} }
   return out;});
  if(r.length) console.log(theme,path,w,r.join('; '));
  if(path==='/'&&(w===1440||w===1024)||path==='/ar'&&w===1440) await page.screenshot({path:`/tmp/wt/themes/gallery/stress/${theme}-${path.replace('/','')}${w}.png`});
 }
 await site.close();
}
