import{t as e}from"./count-files.PGa7xkmJ.js";import{n as t,r as n}from"./fetch-call.whTZhPBc.js";var r=t=>(e(t)===0?``:`import { openAsBlob } from 'node:fs';

`)+n(t,{responseType:``,file:i});function i({filename:e,contentType:n}){return`await openAsBlob(${t(e)}${n===void 0?``:`, { type: ${t(n)} }`})`}export{r as generate};