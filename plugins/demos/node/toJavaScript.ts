import prettier from 'prettier';
import { transform } from 'sucrase';

/** The format of listings, which replaces the formatting of the demo's file. */
const LISTING_FORMAT = { singleQuote: true, printWidth: 80, trailingComma: 'all' } as const;

/** Formats a TypeScript demo for display. */
export function formatTypeScript(code: string): Promise<string> {
  return prettier.format(code, { ...LISTING_FORMAT, parser: 'typescript' });
}

/**
 * Converts a demo to the JavaScript that readers without TypeScript copy: without types, but with
 * JSX and the blank lines of the source.
 *
 * Throws a SyntaxError with line and column when the source doesn't parse.
 */
export async function toJavaScript(code: string): Promise<string> {
  const { code: stripped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
  });
  return prettier.format(stripped, { ...LISTING_FORMAT, parser: 'babel' });
}
