import type ts from 'typescript';
import type { RefApi } from '../../../../src/reference/component-page/types';
import type { TypeProp } from './readTypeProps';

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/**
 * Returns the elements named in a type such as `RefObject<HTMLDivElement>` or
 * `MouseEventHandler<HTMLDivElement>`.
 */
function elementNames(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const names = partsOf(checker.getTypeOfSymbol(symbol))
    .flatMap((type) => [
      ...(type.aliasTypeArguments ?? []),
      ...(type.symbol?.name === 'RefObject'
        ? checker.getTypeArguments(type as ts.TypeReference)
        : []),
    ])
    .flatMap((type) => type.symbol?.name ?? [])
    .filter((name) => /^(HTML|SVG)\w*Element$/.test(name));
  return [...new Set(names)];
}

/**
 * Returns the default element. Overloads have different elements; the last one is the component's
 * default.
 */
function defaultElement(checker: ts.TypeChecker, prop: TypeProp | undefined): string | undefined {
  const candidates = (prop?.symbols ?? []).map((symbol) => elementNames(checker, symbol));
  return candidates.findLast(({ length }) => length === 1)?.[0];
}

/**
 * Returns what a ref on the component refers to: the root element, with its class if the types of
 * `ref` or `onClick` name one, or nothing.
 */
export function readRef(
  checker: ts.TypeChecker,
  typeProps: ReadonlyMap<string, TypeProp>,
  forwardsRef: boolean,
): RefApi {
  if (!forwardsRef) {
    return { kind: 'none' };
  }
  const element =
    defaultElement(checker, typeProps.get('ref')) ??
    defaultElement(checker, typeProps.get('onClick'));
  return element ? { kind: 'root', element } : { kind: 'root' };
}
