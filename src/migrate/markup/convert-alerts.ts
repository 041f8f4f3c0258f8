import { calloutFor } from '../../base/components/callout-for.ts';
import { mapOutsideFences, maskCode } from '../../base/text/map-prose.ts';
import { attribute } from './attribute.ts';

const alert = /^([ \t]*)>[ \t]*\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:[ \t]*>[^\n]*(?:\n|$))*)/gm;

/** Quotes that begin with `[!NOTE]`, as GitHub and Obsidian show them, become callouts. */
export function convertAlerts(text: string): string {
  // What stands in code inside of a quote has its mark, so a quote is read whole.
  return text.replace(alert, (whole, indent: string, name: string, title: string, body: string) => {
    const callout = calloutFor(name);
    if (callout === null) return whole;
    const inner = body.replace(/^[ \t]*>[ ]?/gm, indent).trimEnd();
    return `${indent}<${callout}${title ? attribute('title', title) : ''}>\n${inner}\n${indent}</${callout}>\n`;
  });
}

/** HTML comments become those of MDX. */
export function convertComments(text: string): string {
  return mapOutsideFences(text, (prose) => {
    let result = '';
    let last = 0;
    for (const { 0: found, index } of maskCode(prose).matchAll(/<!--[\s\S]*?-->/g)) {
      const comment = prose.slice(index + 4, index + found.length - 3).replaceAll('*/', '* /');
      result += `${prose.slice(last, index)}{/*${comment}*/}`;
      last = index + found.length;
    }
    return result + prose.slice(last);
  });
}
