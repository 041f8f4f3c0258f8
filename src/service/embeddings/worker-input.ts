/** What the thread is started with. */
export interface WorkerInput {
  /** Folder of the model's files and of the runtime in WebAssembly. */
  folder: string;
  /** Path of the native runtime's module; `null` for WebAssembly. */
  native: string | null;
  threads: number;
}
