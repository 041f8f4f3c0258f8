/** What is used here of a package that brings no types. */
declare module 'subset-font' {
  interface Options {
    /** Tags of OpenType features that stay. */
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
    targetFormat: 'woff2';
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
