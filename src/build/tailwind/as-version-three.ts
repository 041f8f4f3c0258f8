// `bg-[--brand]` means the variable in version 3; version 4 takes it as it stands.
const bareVariable = /(?<=: )(--[\w-]+)(?=;)/g;
const betweenChildren = /:where\(([^{}]*?) > :not\(:last-child\)\) \{([^{}]*)\}/g;
const opacities = { bg: 'background-color', text: 'color', border: 'border-color' } as const;

/** A sheet of version 4 with the rules that version 3 has otherwise: space between children, gradients, opacities. */
export function asVersionThree(css: string): string {
  const spaced = css
    .replace(bareVariable, 'var($1)')
    // Version 3 puts the space before all children but the first, version 4 behind all but the last.
    .replace(
      betweenChildren,
      (_, parent: string, body: string) => `:where(${parent} > :not([hidden]) ~ :not([hidden])) {${swapSides(body)}}`,
    )
    .replace(/(--tw-gradient-position: [^;]*?) in oklab(?=;)/g, '$1');
  return Object.entries(opacities).reduce((sheet, [name, property]) => withOpacity(sheet, name, property), spaced);
}

function swapSides(body: string): string {
  return body.replace(
    /((?:margin|border)-(?:block-|inline-)?)(start|end|top|bottom)((?:-width)?: calc)/g,
    (_, head: string, side: string, tail: string) => head + opposite[side] + tail,
  );
}

const opposite: Readonly<Record<string, string>> = { start: 'end', end: 'start', top: 'bottom', bottom: 'top' };

/** `bg-opacity-50` beside `bg-blue-500`: version 4 knows only `bg-blue-500/50`. */
function withOpacity(css: string, name: string, property: string): string {
  const variable = `--tw-${name}-opacity`;
  if (!css.includes(`${variable}:`)) return css;
  const declared = css.replace(
    new RegExp(`(?<=[{;]\\s*)${property}: (#[0-9a-f]{3,8});`, 'g'),
    `${property}: color-mix(in srgb, $1 var(${variable}), transparent);`,
  );
  return `${declared}\n@property ${variable} { syntax: "<percentage>"; inherits: false; initial-value: 100%; }\n`;
}
