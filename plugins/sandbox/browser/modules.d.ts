/** Loaders of the modules that edited demos can import (plugins/sandbox/node). */
declare module '@sandbox/modules' {
  const loaders: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  export default loaders;
}

/** Part of the names of the library's scripts. */
declare module '@sandbox/scriptsHash' {
  const hash: string;
  export default hash;
}
