import{t as e}from"./count-files.PGa7xkmJ.js";import{r as t,t as n}from"./fetch-call.whTZhPBc.js";var r=r=>(e(r)===0?``:`const files = document.querySelector<HTMLInputElement>('input[type="file"]')!.files!;

`)+t(r,{responseType:`: Response`,file:n});export{r as generate};