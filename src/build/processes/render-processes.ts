/** The ids of the render processes that run: one that is in a loop does not notice the end of the one it works for. */
export const renderProcesses = new Set<number>();
