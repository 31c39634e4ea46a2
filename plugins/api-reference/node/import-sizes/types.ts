/** What importing one component costs an app, in bytes. */
export interface ImportSize {
  readonly gzip: number;
  readonly brotli: number;
  /** The part of `gzip` that an app pays which has the package's Button already. */
  readonly addedToButton?: number;
}

/** The content of `content/import-sizes.json`: sizes by package, with its version, and component. */
export type ImportSizes = Readonly<
  Record<
    string,
    { readonly version: string; readonly components: Readonly<Record<string, ImportSize>> }
  >
>;
