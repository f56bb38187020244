declare module 'subset-font' {
  interface Wish {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  function subsetFont(font: Buffer, text: string, wish: Wish): Promise<Buffer>;
  export = subsetFont;
}
