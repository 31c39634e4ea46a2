import type ts from 'typescript';
import type { ComponentFiles } from './findComponents';
import type { UnrenderedComponent } from '../model/extracted';
import { readClasses } from './readClasses';
import { readComponentComment } from './readJsDoc';
import { readPassedDefaults, readSlotDefaults } from './readDefaults';
import { readProps } from './readProps';
import { readSlots, readUnlistedSlots } from './readSlots';
import type { TypeProp } from './readTypeProps';
import { readTypes } from './readTypes';
import { isInside } from './typeNames';
import { commentedNode, readEntry, readSources } from './readSources';

/**
 * `mt` represents all of the system's style props. If a component inherits them, the page of the
 * component it is built on lists them.
 */
const SYSTEM_PROP = 'mt';

export interface ExtractOptions {
  /** Props that its propTypes list although its types reject them. */
  rejected?: readonly string[];
}

/**
 * Extracts one component of a package.
 *
 * @param program the program that contains the component's entry
 * @param packageExports names that the package's index exports
 * @returns undefined if the package doesn't document the component
 * @throws when something in its types cannot be read; the message names the prop
 */
export function extractComponent(
  program: ts.Program,
  files: ComponentFiles,
  packageExports: ReadonlySet<string>,
  { rejected = [] }: ExtractOptions = {},
): UnrenderedComponent | undefined {
  const entry = readEntry(program, files);
  // A declaration in another folder or package is documented there.
  const isOwn = entry && isInside(files.dir, entry.declaration);
  const comment = isOwn && readComponentComment(commentedNode(entry.declaration, files.name));
  if (!entry || !comment) {
    return undefined;
  }
  const isDefaultExport = files.exportName === 'default';
  const { script, implementation, sources } = readSources(program, files, entry);
  const { forwardsRef, spread, themeName } = implementation;
  const { checker, typeProps, propTypes, names } = sources;
  rejected.forEach((prop) => propTypes.delete(prop));
  const props = readProps(sources);
  if (props.length === 0 && propTypes.size > 0) {
    throw new Error(
      'its prop table would be empty, although it has propTypes: check that they are documented, ' +
        'or leave the component out of the API reference',
    );
  }
  const documented = (prop: string) =>
    props.some(({ name }) => name === prop) ? typeProps.get(prop) : undefined;
  const classes = readClasses(checker, files, entry.exports, documented('classes'));
  const slotsOf = (prop: TypeProp | undefined) =>
    readSlots(checker, prop, { classes, defaults: readSlotDefaults(script) });
  return {
    name: files.name,
    folder: files.folder,
    ...comment,
    ...(comment.inheritance && { passedDefaults: readPassedDefaults(script) }),
    isInPackageIndex: packageExports.has(isDefaultExport ? files.name : files.exportName),
    isDefaultExport,
    props,
    hasSystemProps: typeProps.has(SYSTEM_PROP) && !comment.inheritance,
    spread,
    ref: { kind: forwardsRef ? 'any' : 'none' },
    themeName,
    slots: slotsOf(documented('slots')),
    classes,
    types: readTypes(checker, names),
    unlisted: readUnlistedSlots(files, sources, slotsOf),
  };
}
