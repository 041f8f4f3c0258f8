/** Makes the buttons beside the link to a description save it in the other of JSON and YAML. */
export function offerConversion(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.api-convert')) {
    button.hidden = false;
    button.onclick = async () => {
      button.ariaBusy = 'true';
      try {
        await save(button.dataset);
      } finally {
        button.ariaBusy = null;
      }
    };
  }
}

async function save({ convert = '', format = '' }: DOMStringMap): Promise<void> {
  const response = await fetch(convert);
  if (!response.ok) throw new Error(`${convert} answered ${response.status}`);
  const { convertTree } = await import('./convert-tree.ts');
  const text = convertTree(await response.text(), format === 'yaml' ? 'yaml' : 'json');
  const name = convert
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([text], { type: format === 'yaml' ? 'application/yaml' : 'application/json' }),
  );
  link.download = `${name.replace(/\.\w+$/, '')}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
