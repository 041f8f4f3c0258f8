const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text as it may stand in XML or HTML, in an element or in a quoted attribute; characters that XML forbids are left
 * out.
 */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Text as a CDATA section, which ends nowhere but at its end. */
export function wrapCdata(text: string): string {
  return `<![CDATA[${text.replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

// XML 1.0, section 2.2.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
