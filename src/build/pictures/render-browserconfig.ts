import { escapeXml } from '../../base/text/escape-xml.ts';

/** `browserconfig.xml`: what Windows shows for a page on its start screen. `folder` is an encoded address. */
export function renderBrowserconfig({ folder, color }: { folder: string; color: string }): string {
  const tile = `<square150x150logo src="${escapeXml(folder)}/mstile-150x150.png"/><TileColor>${color}</TileColor>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<browserconfig><msapplication><tile>${tile}</tile></msapplication></browserconfig>\n`;
}
