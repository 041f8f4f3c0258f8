import type { MermaidConfig } from 'mermaid';

/** Settings that draw a diagram in the colours and the typeface of the page around `host`. */
export function mermaidLook(host: HTMLElement): MermaidConfig {
  const color = colorReader(host);
  const line = color('--dw-line-strong');
  const text = color('--dw-heading');
  const quiet = color('--dw-sunken');
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily: getComputedStyle(host).fontFamily,
    themeVariables: {
      darkMode: document.documentElement.classList.contains('dark'),
      fontSize: '14px',
      useGradient: false,
      dropShadow: 'none',
      background: color('--dw-bg'),
      mainBkg: color('--dw-accent-soft'),
      primaryColor: color('--dw-accent-soft'),
      primaryBorderColor: color('--dw-accent-line'),
      primaryTextColor: text,
      secondaryColor: quiet,
      secondaryBorderColor: line,
      secondaryTextColor: text,
      tertiaryColor: quiet,
      tertiaryBorderColor: color('--dw-line'),
      tertiaryTextColor: text,
      lineColor: line,
      textColor: text,
      titleColor: text,
      clusterBkg: quiet,
      clusterBorder: color('--dw-line'),
      edgeLabelBackground: color('--dw-bg'),
      nodeTextColor: text,
      noteBkgColor: quiet,
      noteTextColor: text,
      noteBorderColor: color('--dw-line'),
    },
  };
}

/** Mermaid computes with colours and knows only plain ones, so each is painted once and read back. */
function colorReader(host: HTMLElement): (role: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const paint = canvas.getContext('2d', { willReadFrequently: true })!;
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  return (role) => {
    probe.style.color = `var(${role})`;
    paint.fillStyle = getComputedStyle(probe).color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}
