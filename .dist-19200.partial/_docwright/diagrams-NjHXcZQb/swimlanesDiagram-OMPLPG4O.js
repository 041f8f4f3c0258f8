import{r as e,t}from"./chunk-QB3YPZ4I.js";import"./chunk-TU62E6Q5.js";import"./mermaid-element.js";import"./chunk-HFQBQIA3.js";import"./chunk-M57EVK23.js";import"./chunk-DQASFODM.js";import"./chunk-LEVMRMFU.js";import"./chunk-AXFCVDMN.js";import"./chunk-X4PVCEUW.js";import"./chunk-STOXU5M4.js";import"./chunk-R3KSYZAL.js";import"./chunk-6MUBBAK2.js";import"./chunk-BG4553SI.js";import"./d3-selection.js";import{n}from"./chunk-Y2CYZVJY.js";var r=t({styles:n(t=>`${e(t)}
  .swimlane.cluster:not([data-color-id]) rect {
    stroke: ${t.clusterBorder} !important;
  }
  [data-look="neo"].cluster rect {
    filter: none;
  }
`,`getStyles`)});export{r as diagram};