import ts from 'typescript';
import type {
  ExtractedMember,
  ExtractedProp,
} from '@component-docs/react-api-model/model/extracted';
import { canonicalType } from '../sameType';
import type { MemberFacts } from './model';

/** Longer types are compared as the reference prints them: the compiler writes out all members. */
const MAX_LENGTH = 2000;

/**
 * Returns types as the compiler prints them, without aliases and in an order that doesn't depend on
 * the program. Returns undefined when the text would be too long.
 */
export function resolvedText(
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
): string | undefined {
  const flags = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation;
  const texts = symbols.map((symbol) =>
    checker.typeToString(
      checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
      undefined,
      flags,
    ),
  );
  const text = canonicalType([...new Set(texts)].join(' | '));
  return text.length <= MAX_LENGTH ? text : undefined;
}

/** Returns the facts about a member that was read. */
export function memberFacts(
  member: ExtractedProp | ExtractedMember,
  resolved?: string,
): MemberFacts {
  return {
    type: member.type,
    ...(resolved !== undefined && resolved !== member.type && { resolved }),
    ...(member.required && { required: true as const }),
    ...(member.default !== undefined && { default: member.default }),
    ...('deprecated' in member && member.deprecated !== undefined && { deprecated: true as const }),
  };
}
