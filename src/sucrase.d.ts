// The parser of Sucrase, whose types are in another folder of its package.
declare module 'sucrase/dist/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/parser/tokenizer' {
  export type { Token } from 'sucrase/dist/types/parser/tokenizer';
}

declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
