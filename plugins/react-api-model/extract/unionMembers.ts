import ts from 'typescript';

/** How a type is printed in full, by its name if it has one. */
export const PRINT_FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Returns the members of a union as they were written: those that are unions themselves keep their names. */
function writtenMembers(type: ts.UnionType): readonly ts.Type[] {
  // The compiler's own texts do the same.
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/**
 * Sorts by text the members of the same declaration, such as `SlotProps<…>`, among the places that they
 * have together.
 *
 * @param declarationOf what identifies a member's declaration; undefined if it has none, so that it stays
 */
export function sortNamesakes<Member>(
  members: readonly Member[],
  declarationOf: (member: Member) => unknown,
  textOf: (member: Member) => string,
): Member[] {
  const groups = new Map<unknown, { member: Member; text: string }[]>();
  for (const member of members) {
    const group = groups.get(declarationOf(member)) ?? [];
    group.push({ member, text: '' });
    groups.set(declarationOf(member), group);
  }
  for (const [declaration, group] of groups) {
    if (declaration !== undefined && group.length > 1) {
      group.forEach((each) => (each.text = textOf(each.member)));
      group.sort((a, b) => (a.text < b.text ? -1 : 1));
    }
  }
  return members.map((member) => groups.get(declarationOf(member))?.shift()?.member ?? member);
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
