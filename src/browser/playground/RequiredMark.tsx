import { usePlayground } from './playground-context.tsx';

/** The star behind the name of what must be filled in. */
export function RequiredMark() {
  const { texts } = usePlayground();
  return (
    <span className="playground-required" title={texts.required}>
      <span aria-hidden="true">*</span>
      <span className="unseen">{texts.required}</span>
    </span>
  );
}
