import path from 'node:path';
import ts from 'typescript';
import type { ExtractedClass, ExtractedSlot, UnlistedSlots } from '../model/extracted';
import type { SlotDefaults } from './readDefaults';
import { isTag } from '../model/extracted';
import { readJsDoc } from './readJsDoc';
import type { JsDoc } from './readJsDoc';
import { membersOf } from './readTypeProps';
import type { TypeProp } from './readTypeProps';
import type { ComponentFiles } from './findComponents';
import { readProp, unlistedNames } from './readProps';
import type { PropSources } from './readProps';
import { readTypes } from './readTypes';

interface SlotSources {
  /** The component's classes; a slot's element has the class with the slot's name. */
  classes: readonly ExtractedClass[];
  /** Defaults in the code. */
  defaults: SlotDefaults;
}

/** Returns the element in the description of a class: "Styles applied to the root element." */
function elementIn(description: string | undefined): string {
  const [, element] = /^Styles applied to (the [^.]+? element)\.$/.exec(description ?? '') ?? [];
  return element ? `${element.charAt(0).toUpperCase()}${element.slice(1)}.` : '';
}

/**
 * Returns the default of a slot: the element that its comment names, or the component in the code.
 */
function defaultOf(doc: JsDoc | undefined, inCode: string | undefined): string | undefined {
  const written = doc?.default?.replace(/^'(.*)'$/, '$1');
  return written !== undefined && isTag(written) ? written : (inCode ?? written);
}

/** A slot with its name: `root`, or `actions.nextButton` for the slot of a part. */
type NamedSlot = readonly [name: string, slot: ts.Symbol];

/** Returns the slots of a part, if a slot holds an object of slots and not a component. */
function partSlots(checker: ts.TypeChecker, [name, slot]: NamedSlot): NamedSlot[] {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slot));
  const isObject =
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0;
  const inner = isObject ? checker.getPropertiesOfType(type) : [];
  return inner.length > 0
    ? inner.map((part) => [`${name}.${part.name}`, part] as const)
    : [[name, slot]];
}

/**
 * Reads a component's slots from the type of its `slots` prop: a `<Name>Slots` interface, whose
 * comments have more detail, or a plain object type. The slots of a part (`slots.actions.nextButton`)
 * are read in place of the part.
 *
 * @param prop the `slots` prop, if the component has it
 */
export function readSlots(
  checker: ts.TypeChecker,
  prop: TypeProp | undefined,
  { classes, defaults }: SlotSources,
): ExtractedSlot[] {
  const slots = new Map(membersOf(checker, prop).map((slot) => [slot.name, slot]));
  const named = [...slots].flatMap((slot) => partSlots(checker, slot));
  return named.flatMap(([name, { declarations }]) => {
    // A slot whose name is computed has no declaration.
    const [declaration] = declarations ?? [];
    const doc = declaration && readJsDoc(declaration);
    if (doc?.isHidden) {
      return [];
    }
    const rule = classes.find((item) => item.name === name);
    return {
      name,
      className: rule?.className,
      default: defaultOf(doc, defaults.get(name)),
      description: doc?.description || elementIn(rule?.description),
    };
  });
}

/** Returns the folder of the first declaration that belongs to another component of the package. */
function declaringFolder(
  { dir, folder }: ComponentFiles,
  declarations: readonly ts.Declaration[],
): string | undefined {
  const root = dir.slice(0, -folder.length);
  return declarations
    .map((node) => path.relative(root, node.getSourceFile().fileName).split(path.sep)[0] ?? '')
    .find((found) => /^[A-Z]/.test(found) && found !== folder);
}

/**
 * Reads the slots that a component's types accept although its documented props don't include them,
 * with the props that take them.
 *
 * @param slotsOf reads the slots that the prop `slots` accepts
 */
export function readUnlistedSlots(
  files: ComponentFiles,
  sources: PropSources,
  slotsOf: (prop: TypeProp) => ExtractedSlot[],
): UnlistedSlots | undefined {
  const { checker, typeProps } = sources;
  const prop = typeProps.get('slots');
  const unlisted = unlistedNames(sources);
  if (!prop || unlisted.length === 0) {
    return undefined;
  }
  const names = new Map(sources.names);
  const props = unlisted.map((name) => readProp({ ...sources, names }, name));
  const types = readTypes(checker, names);
  // A helper type may declare the prop. The slots themselves then belong to the other component.
  const members = membersOf(checker, prop).flatMap(({ declarations = [] }) => declarations);
  const declaredBy = declaringFolder(files, [...prop.declarations, ...members]);
  return { props, slots: slotsOf(prop), types, declaredBy };
}
