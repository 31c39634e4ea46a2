import ts from 'typescript';

/** A prop as the types declare it; overloads and unions may declare it several times. */
export interface TypeProp {
  name: string;
  declarations: ts.Declaration[];
  symbols: ts.Symbol[];
  /** Every overload and union member of the component's props requires it. */
  required: boolean;
  /** The component's own type parameters: `Value`. */
  typeParameters: string[];
}

/** Returns the members of the objects that a prop takes: its slots, or its classes. */
export function membersOf(checker: ts.TypeChecker, prop: TypeProp | undefined): ts.Symbol[] {
  return (prop?.symbols ?? [])
    .map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)))
    .flatMap((type) => checker.getPropertiesOfType(type));
}

function withoutUnions(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types.flatMap(withoutUnions) : [type];
}

function signaturesOf(type: ts.Type): ts.Signature[] {
  // `React.JSXElementConstructor` is a union of function and class.
  return withoutUnions(type).flatMap((part) => [
    ...part.getCallSignatures(),
    ...part.getConstructSignatures(),
  ]);
}

function propsTypesOf(
  checker: ts.TypeChecker,
  signatures: readonly ts.Signature[],
  place: ts.Node,
): ts.Type[] {
  return signatures
    .flatMap(({ parameters: [props] }) => (props ? [props] : []))
    .map((props) => checker.getApparentType(checker.getTypeOfSymbolAtLocation(props, place)))
    .flatMap(withoutUnions);
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/**
 * Reads all props that a component's types accept, including the props of the native element. Every overload
 * and every member of a union counts; `getPropertiesOfType` of a union would only return the shared ones.
 *
 * @param component the component's symbol
 * @param place any node of the component's file
 */
export function readTypeProps(
  checker: ts.TypeChecker,
  component: ts.Symbol,
  place: ts.Node,
): Map<string, TypeProp> {
  const signatures = signaturesOf(checker.getTypeOfSymbolAtLocation(component, place));
  const typeParameters = signatures.flatMap((signature) =>
    (signature.typeParameters ?? []).map(({ symbol }) => symbol.name),
  );
  const types = propsTypesOf(checker, signatures, place);
  const symbols = types.flatMap((type) => checker.getPropertiesOfType(type));
  const byName = new Map<string, ts.Symbol[]>();
  symbols.forEach((symbol) =>
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]),
  );
  return new Map(
    [...byName].map(([name, ofName]) => [
      name,
      {
        name,
        symbols: ofName,
        declarations: [...new Set(ofName.flatMap(({ declarations }) => declarations ?? []))],
        required: ofName.length === types.length && !ofName.some(isOptional),
        typeParameters,
      },
    ]),
  );
}
