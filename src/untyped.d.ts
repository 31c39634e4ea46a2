// Packages without types, or with types in another folder: the parts that the site uses.

/** Prism's core without grammars has the types of the whole package. */
declare module 'prismjs/components/prism-core' {
  import Prism from 'prismjs';

  export default Prism;
}

declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  export const prefixer: StylisPlugin;
}

declare module 'sucrase/dist/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/parser/tokenizer' {
  export type { Token } from 'sucrase/dist/types/parser/tokenizer';
}

declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
