import path from 'node:path';
import type ts from 'typescript';
import type { ComponentFiles } from '@component-docs/react-api-model/extract/findComponents';
import {
  classesFile,
  generatedKeys,
} from '@component-docs/react-api-model/extract/readClassPrefixes';
import { exportedClasses } from '@component-docs/react-api-model/extract/readClasses';
import type { TypeProp } from '@component-docs/react-api-model/extract/readTypeProps';

/**
 * Returns the names of all classes that a component has in a release, documented or not: those of
 * its exported type, those that its `classes` prop takes, and those that its code generates.
 */
export function classNames(
  checker: ts.TypeChecker,
  { name, javaScript }: ComponentFiles,
  exports: readonly ts.Symbol[],
  prop: TypeProp | undefined,
): string[] {
  const ofProp = (prop?.symbols ?? []).map((symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
  );
  const exported = exportedClasses(checker, name, exports);
  const file = classesFile(path.dirname(javaScript));
  const typed = [...ofProp, ...(exported ? [exported] : [])]
    .flatMap((type) => checker.getPropertiesOfType(type))
    .map((property) => property.name);
  return [...new Set([...typed, ...(file ? generatedKeys(file) : [])])];
}
