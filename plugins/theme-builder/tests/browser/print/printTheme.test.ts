import path from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import prettier from 'prettier';
import { printTheme } from '../../../browser/print/printTheme';
import { LIBRARIES, materialUi, themesOf } from '../randomThemes';

const ROOT = path.resolve(__dirname, '../../../../..');

/** Returns the messages of the TypeScript compiler for modules that exist only in memory. */
function typeErrors(modules: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const files = new Map(modules.map((code, index) => [path.join(ROOT, `theme-${index}.ts`), code]));
  const onDisk = { ...host };
  host.fileExists = (file) => files.has(file) || onDisk.fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const code = files.get(file);
    return code === undefined
      ? onDisk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${file?.text ?? ''}`,
    );
}

describe.each(LIBRARIES)('a printed theme of %s', (_name, library) => {
  it('has the right types, for a hundred random themes', () => {
    const modules = fc.sample(themesOf(library), 100).map((values) => printTheme(values, library));
    expect(typeErrors(modules)).toEqual([]);
  });

  it('has the format of Prettier', async () => {
    for (const values of fc.sample(themesOf(library), 100)) {
      const code = printTheme(values, library);
      const formatted = await prettier.format(code, {
        parser: 'typescript',
        singleQuote: true,
        printWidth: 100,
        trailingComma: 'all',
      });
      expect(code).toBe(formatted);
    }
  });
});

describe('printTheme', () => {
  it('prints an option that does not exist as an error', () => {
    const code = printTheme({ 'shape.borderRadius': 8 }, materialUi);
    expect(typeErrors([code.replace('borderRadius', 'borderRound')])).toHaveLength(1);
  });

  it('prints only what differs from the default', () => {
    expect(
      printTheme({ 'colorSchemes.light.palette.primary.main': '#00695c', spacing: 6 }, materialUi),
    ).toMatchInlineSnapshot(`
      "import { createTheme } from '@mui/material/styles';

      export const theme = createTheme({
        cssVariables: true,
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#00695c' },
            },
          },
          dark: true,
        },
        spacing: 6,
      });
      "
    `);
  });

  it('makes custom colors known to TypeScript', () => {
    const code = printTheme(
      {
        'colorSchemes.light.palette.brand.main': '#7b1fa2',
        'colorSchemes.dark.palette.brand.main': '#ce93d8',
      },
      materialUi,
    );
    expect(code).toContain('interface ButtonPropsColorOverrides {\n    brand: true;\n  }');
    expect(code).toMatch(/brand: \{\s+main: '#ce93d8',\s+light: '/);
  });
});
