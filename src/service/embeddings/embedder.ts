/** Turns texts into vectors whose angle says how much the texts mean the same. */
export interface Embedder {
  /**
   * Model, dimensions and everything else that makes its vectors differ from others; vectors of different ids never
   * meet.
   */
  id: string;
  dimensions: number;
  /** Languages (primary tags) the model knows; `null` for all. */
  languages: readonly string[] | null;
  /**
   * Vectors of length 1, in the order of the texts.
   * @throws when the model or the endpoint fails
   */
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
  close: () => Promise<void>;
}
