import { useApi } from './api-context.tsx';

/** Markdown of an API description as blocks; nothing for blank text. */
export function Description({ text, className }: { text: string; className?: string }) {
  const { describe } = useApi();
  if (text.trim() === '') return null;
  return <div className={className ?? 'api-description'} dangerouslySetInnerHTML={{ __html: describe(text) }} />;
}
