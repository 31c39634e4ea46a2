import ts from 'typescript';
import type { ControlValue } from '../../shared/types';

/** A member of a union: a literal, or the name of any other type. */
export type UnionMember = { literal: ControlValue } | { type: string };

function literalOf(node: ts.TypeNode): ControlValue | undefined {
  if (!ts.isLiteralTypeNode(node)) {
    return undefined;
  }
  const { literal } = node;
  if (ts.isStringLiteral(literal)) {
    return literal.text;
  }
  switch (literal.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NumericLiteral:
    case ts.SyntaxKind.PrefixUnaryExpression:
      return Number(literal.getText());
    default:
      return undefined;
  }
}

/** Returns the members of a type, in order: those of a union, or the type itself. */
export function unionMembers(type: string): UnionMember[] {
  const source = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const [alias] = source.statements;
  const node = alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined;
  const nodes = node && ts.isUnionTypeNode(node) ? node.types : [node];
  return nodes.flatMap((member): UnionMember[] => {
    if (!member) {
      return [];
    }
    const literal = literalOf(member);
    return [literal === undefined ? { type: member.getText() } : { literal }];
  });
}
