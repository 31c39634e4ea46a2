import fs from 'node:fs';
import ts from 'typescript';
import type { UnrenderedComponent } from '../model/extracted';
import { createProgram, prefixErrors } from './createProgram';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { Library } from '@component-docs/kit/shared/site/libraryTypes';
import { indexOf, findFolders, findNamedExports } from './findComponents';
import type { ComponentFiles } from './findComponents';
import type { InstalledPackage } from './readExtracted';
import { exportsOf, targetOf, isInside } from './typeNames';
import { extractTyped, findSystemProps } from './extractTyped';
import { findTyped } from './findTyped';
import { readClasses } from './readClasses';
import { readComponentComment } from './readJsDoc';
import { readPassedDefaults, readSlotDefaults } from './readDefaults';
import { readProps } from './readProps';
import { readSlots, readUnlistedSlots } from './readSlots';
import type { TypeProp } from './readTypeProps';
import { readTypes } from './readTypes';
import { commentedNode, readEntry, readSources } from './readSources';

/**
 * `mt` represents the system's style props, which a page only lists where they aren't inherited.
 */
const SYSTEM_PROP = 'mt';

/**
 * Extracts one component of a package.
 *
 * @param program the program that contains the component's entry
 * @param packageExports names that the package's index exports
 * @param rejected props that its propTypes list although its types reject them
 * @returns undefined if the package doesn't document the component
 * @throws when something in its types cannot be read; the message names the prop
 */
function extractComponent(
  program: ts.Program,
  files: ComponentFiles,
  packageExports: ReadonlySet<string>,
  rejected: readonly string[],
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

/** A component, with or without a mark that it may change in any release. */
const COMPONENT = /^(?:Unstable_)?([A-Z][a-z]\w*)$/;

/** Returns the names of the exports of a package's index that can be called and have a component's name. */
export function exportedComponents(installed: InstalledPackage): string[] {
  const index = indexOf(installed);
  const program = createProgram([index]);
  const checker = program.getTypeChecker();
  return exportsOf(program, index).flatMap((exported) => {
    const [, name] = COMPONENT.exec(exported.name) ?? [];
    const symbol = targetOf(checker, exported);
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    return name && isValue && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
      ? [name]
      : [];
  });
}

/** Returns what returns the address of a component's API page on its product's official site. */
function apiPageOf(packageName: string) {
  const product = PRODUCTS.find(({ apiPackages }) => apiPackages.includes(packageName));
  const { officialSite, basePath, apiFolder = 'api' } = product ?? PRODUCTS[0];
  const folder = `${officialSite}/${basePath}/${apiFolder}`;
  return (name: string) =>
    `${folder}/${name.replace(/(?<=[a-z\d])\.?[A-Z]/g, (part) => `-${part.at(-1)}`).toLowerCase()}/`;
}

/**
 * Extracts all documented components of an installed package. This takes a few seconds, so the
 * result is cached.
 *
 * Throws, with package, component, and prop, when something cannot be read.
 */
export function extractPackage(
  installed: InstalledPackage,
  { hasApiComments, rejectedProps = {} }: Partial<Library> = LIBRARY,
): UnrenderedComponent[] {
  const index = indexOf(installed);
  if (!fs.existsSync(index)) {
    throw new Error(
      `API reference of ${installed.name}: there are no types at ${index}. Correct "types" in the package’s package.json, or remove the package from apiPackages.`,
    );
  }
  const place = (name: string) => `API reference of ${installed.name}: ${name}, `;
  if (!hasApiComments) {
    const program = createProgram([index]);
    const pageOf = apiPageOf(installed.name);
    const components = findTyped(installed, index, program);
    const system = findSystemProps(program.getTypeChecker(), components);
    return components.map((component) =>
      prefixErrors(place(component.name), () =>
        extractTyped(program, component, pageOf(component.name), system),
      ),
    );
  }
  const folders = findFolders(installed);
  const program = createProgram([index, ...folders.map(({ entry }) => entry)]);
  const exports = exportsOf(program, index);
  const packageExports = new Set(exports.map(({ name }) => name));
  const read = (files: ComponentFiles): UnrenderedComponent | [] => {
    const { name } = files;
    const rejected = rejectedProps[`${installed.name}/${name}`] ?? [];
    return prefixErrors(
      place(name),
      () => extractComponent(program, files, packageExports, rejected) ?? [],
    );
  };
  const ofFolders = folders.flatMap(read);
  const known = new Set(ofFolders.map(({ name }) => name));
  const named = findNamedExports(installed, program.getTypeChecker(), exports);
  return [...ofFolders, ...named.filter(({ name }) => !known.has(name)).flatMap(read)];
}
