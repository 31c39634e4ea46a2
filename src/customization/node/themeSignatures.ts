import path from 'node:path';
import ts from 'typescript';
import { createProgram } from '@component-docs/react-api-model/extract/createProgram';
import { locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import type { SignaturesOf } from './describeTheme';

const FLAGS = ts.TypeFormatFlags.WriteArrowStyleSignature | ts.TypeFormatFlags.NoTruncation;

/** Reads the signatures of a theme's functions from a package's types. Throws without `Theme`. */
export function themeSignatures(siteDir: string, packageName: string): SignaturesOf {
  const file = path.join(locatePackage(siteDir, packageName).dir, 'styles/index.d.ts');
  const program = createProgram([file]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'Theme');
  if (!source || !exported) {
    throw new Error(
      `${file} exports no type named Theme. Correct src/customization/node/themeSignatures.ts for this release of ${packageName}.`,
    );
  }
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const theme = checker.getDeclaredTypeOfSymbol(symbol);

  function typeAt(keys: readonly string[]): ts.Type | undefined {
    return keys.reduce<ts.Type | undefined>((type, key) => {
      const property = type && checker.getPropertyOfType(type, key);
      return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
    }, theme);
  }

  return (keys) => {
    const signatures = typeAt(keys)?.getCallSignatures() ?? [];
    const lines = signatures.map((signature) =>
      checker.signatureToString(signature, undefined, FLAGS),
    );
    return lines.length > 0 ? lines.join('\n') : undefined;
  };
}
