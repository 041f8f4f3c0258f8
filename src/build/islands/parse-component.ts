import type { ESTree } from 'rolldown/utils';
import { parseSync } from '../../read/markdown/code-parser.ts';
import { ComponentError, positionAt } from './component-error.ts';
import { fileOfModule } from './island-sources.ts';

export type SourceLanguage = 'jsx' | 'tsx' | 'ts';

export interface ParsedComponent {
  program: ESTree.Program;
  language: SourceLanguage;
}

/**
 * The syntax tree of a user's component file, or of the import and export statements of a page.
 * A `.jsx` file that holds TypeScript is read as TSX.
 * @throws ComponentError at the first place that no parser accepts.
 */
export function parseComponent(file: string, source: string): ParsedComponent {
  const [first, ...others] = languagesOf(file);
  const parsed = parseSync(file, source, { lang: first, sourceType: 'module' });
  const error = parsed.errors[0];
  if (!error) return { program: parsed.program, language: first };
  for (const language of others) {
    const again = parseSync(file, source, { lang: language, sourceType: 'module' });
    if (again.errors.length === 0) return { program: again.program, language };
  }
  throw new ComponentError({
    severity: 'error',
    code: 'invalid-component',
    message: `This component file is not valid JavaScript: ${error.message}`,
    ...(error.helpMessage ? { hint: error.helpMessage } : {}),
    file: fileOfModule(file),
    ...positionAt(source, error.labels[0]?.start ?? 0),
  });
}

function languagesOf(file: string): [SourceLanguage, ...SourceLanguage[]] {
  if (file.endsWith('.ts')) return ['ts', 'tsx'];
  if (file.endsWith('.tsx')) return ['tsx'];
  return ['jsx', 'tsx'];
}
