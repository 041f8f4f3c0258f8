import { DocsError } from '../../base/errors/docs-error.ts';
import type { SdkFormat } from '../../model/api/sdk.ts';

/** How each tool writes what is read. */
const commands = {
  typedoc: 'npx typedoc --json typedoc.json src/index.ts',
  docfx: 'docfx metadata docfx.json',
  javadoc: 'javadoc -d javadoc-output …',
  sphinx: 'python -m sphinx -b json docs/source artifacts/json',
} satisfies Partial<Record<SdkFormat, string>>;

/** What is said of an artefact that is none of its format. */
export function sdkSyntax(file: string, format: keyof typeof commands, reason: string): DocsError {
  return new DocsError([
    {
      severity: 'error',
      code: 'sdk-syntax',
      message: `The SDK artefact is not readable output of ${format}: ${reason.replace(/\.$/, '')}`,
      hint: `Generate it with \`${commands[format]}\``,
      file,
    },
  ]);
}
