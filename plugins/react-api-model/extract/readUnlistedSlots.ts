import path from 'node:path';
import type { ExtractedSlot, UnlistedSlots } from '../model/component';
import type { ComponentFiles } from './findComponents';
import { readProp, unlistedNames } from './readProps';
import type { PropSources } from './readProps';
import { readTypes } from './readTypes';
import type { TypeProp } from './readTypeProps';

/** Returns the folder of the component that declares a prop, if it's another one of the package. */
function declaringFolder({ dir, folder }: ComponentFiles, prop: TypeProp): string | undefined {
  const root = dir.slice(0, -folder.length);
  const [declaration] = prop.declarations;
  const file = path.relative(root, declaration?.getSourceFile().fileName ?? '');
  const [found = ''] = file.split(path.sep);
  return /^[A-Z]/.test(found) && found !== folder ? found : undefined;
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
  return { props, slots: slotsOf(prop), types, declaredBy: declaringFolder(files, prop) };
}
