import ts from 'typescript';
import type {
  ExtractedMember,
  ExtractedProp,
  ExtractedHook,
  ExtractedSymbol,
} from '../model/extracted';
import { canonicalType } from './sameType';
import { spellOutFunctions } from './spellOutFunctions';
import type { MemberFacts, ItemFacts, MemberGroup } from './model';

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

function groupOf(
  members: ExtractedHook['parameters'],
  toFacts: (member: ExtractedHook['parameters'][number]) => MemberFacts = memberFacts,
): MemberGroup {
  const sorted = members.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return { documented: Object.fromEntries(sorted.map((member) => [member.name, toFacts(member)])) };
}

/** Returns the facts about a hook that is documented next to components. */
export function hookFacts({ parameters, returnValue }: ExtractedHook): ItemFacts {
  return {
    kind: 'hook',
    documented: true,
    members: { parameter: groupOf(parameters), value: groupOf(returnValue) },
  };
}

/** Returns the facts about a hook or an interface that has its own page. */
export function symbolFacts(symbol: ExtractedSymbol): ItemFacts {
  const { kind, deprecated, sections, types } = symbol;
  const sectionOf = (wanted: string) => sections.find(({ id }) => id === wanted);
  const shared = {
    kind,
    documented: true as const,
    ...(deprecated !== undefined && { deprecated: true as const }),
  };
  if (kind === 'interface') {
    const properties = sections.flatMap((section) => section.members);
    const toFacts = (member: ExtractedHook['parameters'][number]) => ({
      ...memberFacts(member),
      type: spellOutFunctions(member.type, types),
    });
    return { ...shared, members: { property: groupOf(properties, toFacts) } };
  }
  const result = sectionOf('return-value');
  return {
    ...shared,
    members: {
      parameter: groupOf(sectionOf('parameters')?.members ?? []),
      value: groupOf(result?.members ?? []),
    },
    ...(result?.type !== undefined && { result: result.type }),
  };
}

/** Adds the members that a page leaves out: one that is documented later isn't new. */
export function withHiddenProperties(
  facts: ItemFacts,
  checker: ts.TypeChecker,
  type: ts.Type,
): ItemFacts {
  const documented = facts.members.property?.documented ?? {};
  const undocumented = checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(documented, name))
    .toSorted();
  return undocumented.length > 0
    ? { ...facts, members: { property: { documented, undocumented } } }
    : facts;
}
