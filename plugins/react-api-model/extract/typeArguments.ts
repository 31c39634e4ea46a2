import ts from 'typescript';

/** Returns whether a type is written as a name with arguments, if any: an interface, or a tuple. */
export function isReference(type: ts.Type): type is ts.TypeReference {
  const { objectFlags } = type as Partial<ts.ObjectType>;
  return objectFlags !== undefined && (objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** Returns type arguments as a person would write them, without those that are the default. */
export function writtenArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (!isReference(type)) {
    return [];
  }
  // An interface's last argument is its `this` type, which has no parameter.
  const parameters = type.target.typeParameters ?? [];
  const args = checker.getTypeArguments(type).slice(0, parameters.length);
  const last = args.findLastIndex((arg, index) => parameters[index]?.getDefault() !== arg);
  return args.slice(0, last + 1);
}

/** Returns the arguments of an alias as a person would write them. */
export function aliasArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const { aliasSymbol, aliasTypeArguments: args = [] } = type;
  const parameters = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.typeParameters;
  const defaultOf = (index: number) => {
    const node = parameters?.[index]?.default;
    return node && checker.getTypeFromTypeNode(node);
  };
  const last = args.findLastIndex((arg, index) => defaultOf(index) !== arg);
  return args.slice(0, last + 1);
}
