import path from 'node:path';
import type ts from 'typescript';
import type { ComponentFiles } from '../extract/findComponents';
import { classesFile, generatedKeys, exportedClasses, readClasses } from '../extract/readClasses';
import { membersOf } from '../extract/readTypeProps';
import type { TypeProp } from '../extract/readTypeProps';
import { readComponentComment } from '../extract/readJsDoc';
import type { Implementation } from '../extract/readImplementation';
import { commentedNode, readEntry, readSources } from '../extract/readSources';
import { documentedNames, readProp, unlistedNames } from '../extract/readProps';
import type { PropSources } from '../extract/readProps';
import { readSlots } from '../extract/readSlots';
import { memberFacts, resolvedText } from './hookFacts';
import type { ItemFacts, MemberFacts, MemberGroup } from './model';

/**
 * Returns the names of all classes that a component has in a release, documented or not: the classes of its
 * exported type, the classes that its `classes` prop takes, and the classes that its code generates.
 */
function classNames(
  checker: ts.TypeChecker,
  { name, javaScript }: ComponentFiles,
  exports: readonly ts.Symbol[],
  prop: TypeProp | undefined,
): string[] {
  const exported = exportedClasses(checker, name, exports);
  const file = classesFile(path.dirname(javaScript));
  const ofType = exported ? checker.getPropertiesOfType(exported) : [];
  const typed = [...membersOf(checker, prop), ...ofType].map((property) => property.name);
  return [...new Set([...typed, ...(file ? generatedKeys(file) : [])])];
}

/** Marks the stub of a component that moved to another package. The stub throws when it is used. */
const STUB = '@ignore - do not document.';

/** React's own types: a prop that only they declare is an attribute of the HTML element. */
const REACT_TYPES = '/@types/react/';

/** Descriptions and defaults of slots don't matter here. */
const NAMES_ONLY = { classes: [], defaults: new Map<string, string>() };

function isAttribute({ declarations }: TypeProp): boolean {
  return (
    declarations.length > 0 &&
    declarations.every((node) => node.getSourceFile().fileName.includes(REACT_TYPES))
  );
}

/** Returns a group without its empty lists. */
function groupOf({ documented, undocumented, attributes }: MemberGroup): MemberGroup {
  return {
    documented,
    ...(undocumented?.length && { undocumented: undocumented.toSorted() }),
    ...(attributes?.length && { attributes: attributes.toSorted() }),
  };
}

/** Returns a group of members that have only names. */
function namesOf(documented: readonly string[], accepted: readonly string[]): MemberGroup {
  const undocumented = accepted.filter((name) => !documented.includes(name));
  return groupOf({
    documented: Object.fromEntries(documented.toSorted().map((name) => [name, {}])),
    undocumented: [...new Set(undocumented)],
  });
}

function propFacts(
  sources: PropSources,
  { defaults, withoutDefault }: Pick<Implementation, 'defaults' | 'withoutDefault'>,
): MemberGroup {
  const { checker, typeProps } = sources;
  const names = [...documentedNames(sources), ...unlistedNames(sources)]
    .filter((name) => typeProps.has(name))
    .toSorted();
  const documented = names.map((name): [string, MemberFacts] => {
    const read = readProp(sources, name);
    const facts = memberFacts(read, resolvedText(checker, typeProps.get(name)?.symbols ?? []));
    const codeDefault = defaults.get(name) ?? (withoutDefault.has(name) ? null : undefined);
    return [name, { ...facts, ...(codeDefault !== undefined && { codeDefault }) }];
  });
  const others = [...typeProps.values()].filter(({ name }) => !names.includes(name));
  return groupOf({
    documented: Object.fromEntries(documented),
    undocumented: others.filter((prop) => !isAttribute(prop)).map(({ name }) => name),
    attributes: others.filter(isAttribute).map(({ name }) => name),
  });
}

/**
 * Reads the facts about a component, whether or not the release documents it, and also if another
 * package implements it. Returns undefined if the entry exports no component.
 *
 * @param program the program that contains the component's entry
 * @throws when something in its types cannot be read
 */
export function componentFacts(program: ts.Program, files: ComponentFiles): ItemFacts | undefined {
  const checker = program.getTypeChecker();
  const entry = readEntry(program, files);
  if (!entry) {
    return undefined;
  }
  const { declaration, exports } = entry;
  const { implementation, sources } = readSources(program, files, entry);
  const { typeProps } = sources;
  const comment = readComponentComment(commentedNode(declaration, files.name));
  const isStub = declaration.getSourceFile().text.includes(STUB);
  if (isStub || (typeProps.size === 0 && !comment)) {
    return undefined;
  }
  const classes = readClasses(checker, files, exports, typeProps.get('classes'));
  const ownClasses = classes.filter(({ isGlobal }) => !isGlobal).map((item) => item.name);
  const slots = typeProps.get('slots');
  return {
    kind: 'component',
    ...(comment && { documented: true }),
    ...(comment?.deprecated !== undefined && { deprecated: true }),
    members: {
      prop: propFacts(sources, implementation),
      slot: namesOf(
        readSlots(checker, slots, NAMES_ONLY).map((slot) => slot.name),
        membersOf(checker, slots).map(({ name }) => name),
      ),
      class: namesOf(ownClasses, classNames(checker, files, exports, typeProps.get('classes'))),
    },
  };
}
