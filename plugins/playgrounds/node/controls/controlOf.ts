import ts from 'typescript';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { Control, ControlValue } from '../../shared/types';
import type { ExtractedComponent } from '@component-docs/api-reference';

/** A member of a union: a literal, or the name of any other type. */
type UnionMember = { literal: ControlValue } | { type: string };

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

/** Returns the members of a type, in order: the members of a union, or the type itself. */
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

type Prop = ExtractedComponent['props'][number];

/** Content: readers type text for it. */
const NODES = ['React.ReactNode', 'React.ReactElement', 'React.ReactElement<unknown, any>'];

/** Props that show an icon. Some libraries call theirs decorators. */
const ICON_PROP = /icon$|Decorator$/i;

/** Returns the documented default of a prop, if it is a literal. */
function defaultOf({ default: text }: Prop): ControlValue | undefined {
  const [member] = text === undefined ? [] : unionMembers(text);
  return member && 'literal' in member ? member.literal : undefined;
}

function kindOf({ name, type }: Prop) {
  const members = unionMembers(type);
  const has = (wanted: string) =>
    members.some((member) => 'type' in member && member.type === wanted);
  const literals = members.flatMap((member) => ('literal' in member ? [member.literal] : []));
  const options = has('boolean') ? [false, true, ...literals] : literals;
  if (literals.length > 0 && options.length > 1) {
    return { kind: 'choice', options } as const;
  }
  if (has('boolean')) {
    return { kind: 'switch' } as const;
  }
  if (NODES.some(has)) {
    // An element other than an icon can't be typed.
    return LIBRARY.icons !== undefined && ICON_PROP.test(name)
      ? ({ kind: 'icon' } as const)
      : has('React.ReactNode')
        ? ({ kind: 'text' } as const)
        : undefined;
  }
  if (has('number')) {
    return { kind: 'number' } as const;
  }
  return has('string') ? ({ kind: 'text' } as const) : undefined;
}

/** Returns the control for a prop; undefined if no control can set values of its type. */
export function controlOf(prop: Prop): Control | undefined {
  const kind = kindOf(prop);
  const value = defaultOf(prop);
  return kind && { name: prop.name, ...kind, ...(value !== undefined && { default: value }) };
}
