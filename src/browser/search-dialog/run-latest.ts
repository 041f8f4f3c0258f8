/**
 * Runs one task at a time. Of the calls that come meanwhile only the last is run: a fast typist's words in between are
 * skipped.
 */
export function runLatest<Input>(task: (input: Input) => Promise<void>): (input: Input) => void {
  let running = false;
  let waiting: { input: Input } | null = null;
  const start = async (input: Input): Promise<void> => {
    running = true;
    await task(input);
    running = false;
    const next = waiting;
    waiting = null;
    if (next) void start(next.input);
  };
  return (input) => {
    if (running) waiting = { input };
    else void start(input);
  };
}
