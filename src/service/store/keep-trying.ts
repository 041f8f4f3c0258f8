/** Does work until it succeeds, for so many milliseconds; then it fails as the last try did. */
export async function keepTrying<Value>(work: () => Promise<Value>, patience: number): Promise<Value> {
  const deadline = performance.now() + patience;
  for (let wait = 50; ; wait = Math.min(1_000, wait * 2)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + wait > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
