// The package comes without types; these are the parts that the site uses.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number; default: number }>;
    /** OpenType features; the others are left out. */
    keepFeatures: string[];
    noHinting: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
