import ts from 'typescript';

/** How a type is printed in full, by its name if it has one. */
export const PRINT_FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * Returns the members of a union as they were written: members that are unions themselves keep their names.
 */
function writtenMembers(type: ts.UnionType): readonly ts.Type[] {
  // The compiler's own texts do the same.
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/**
 * Sorts by text the members of the same declaration, such as `SlotProps<…>`, within the places that these
 * members take.
 *
 * @param declarationOf returns the identity of a member's declaration; undefined if it has none, so that it
 *   stays
 */
export function sortNamesakes<Member>(
  members: readonly Member[],
  declarationOf: (member: Member) => unknown,
  textOf: (member: Member) => string,
): Member[] {
  const sorted = new Map<unknown, Member[]>();
  for (const declaration of new Set(members.map(declarationOf))) {
    const namesakes = members.filter((member) => declarationOf(member) === declaration);
    if (declaration !== undefined && namesakes.length > 1) {
      const texts = new Map(namesakes.map((member) => [member, textOf(member)]));
      const byText = (a: Member, b: Member) =>
        (texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1;
      sorted.set(declaration, namesakes.sort(byText));
    }
  }
  return members.map((member) => sorted.get(declarationOf(member))?.shift() ?? member);
}

/**
 * Returns the members of a union as they are shown: as they were written (`SlotProps<…> | undefined`), and
 * several of one declaration by their texts. The compiler orders computed members by when it first met them,
 * which depends on the packages that were read before.
 */
export function unionMembers(type: ts.UnionType, checker: ts.TypeChecker): ts.Type[] {
  return sortNamesakes(
    writtenMembers(type),
    // The types leave out that some types have no symbol.
    (member) => member.aliasSymbol ?? (member.symbol as ts.Symbol | undefined),
    (member) => checker.typeToString(member, undefined, PRINT_FLAGS),
  );
}
