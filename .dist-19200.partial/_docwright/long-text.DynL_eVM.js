import{h as e}from"./json-body.Dr76EmM1.js";function t(t){return t.includes(`
`)&&e(t)}function n(e){return t(e)&&/^[^\s]/m.test(e)&&!/[ \t]$/m.test(e)&&!e.startsWith(`
`)&&!e.endsWith(`
`)}function r(e,t){return e.replace(/^(?=.)/gm,t)}export{r as n,t as r,n as t};