import { usePlayground } from './playground-context.tsx';

/**
 * The star in the name of what must be filled in. The style sheet draws it, and controls say it to assistive technology
 * by themselves.
 */
export function RequiredMark() {
  const { texts } = usePlayground();
  return <span className="playground-required" title={texts.required} />;
}
