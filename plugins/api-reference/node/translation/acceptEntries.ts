import { arrangeEntries } from './arrangeEntries';
import { formOf, isForm } from './codeSlots';
import { compareTable } from './compareTable';
import type { Entry, Place } from './types';

/** The entries that a translator has checked. */
export interface Accepted {
  packageName: string;
  /** `Button`, or `Button.props.color`; the whole package by default. */
  names?: readonly string[];
}

function isBelow(place: string, name: string): boolean {
  return place === name || place.startsWith(`${name}.`);
}

/**
 * Returns entries of which those that the given places show are accepted as translations of the
 * current English text. Entries of these places whose text is gone are left out.
 *
 * Throws for a name that isn't a place in the package.
 */
export function acceptEntries(
  entries: readonly Entry[],
  places: readonly Place[],
  { packageName, names = [] }: Accepted,
): Entry[] {
  const isChecked = (place: { packageName: string; name: string }) =>
    place.packageName === packageName &&
    (names.length === 0 || names.some((name) => isBelow(place.name, name)));
  const { current, behind, orphaned } = compareTable(entries, places);
  const known = [...places, ...orphaned.map((entry) => ({ ...entry, name: entry.at }))];
  const unknown = names.find(
    (name) =>
      !known.some((place) => place.packageName === packageName && isBelow(place.name, name)),
  );
  if (unknown !== undefined || !known.some((place) => place.packageName === packageName)) {
    throw new Error(
      `The reference of ${packageName} has no text "${unknown ?? ''}". Pass a component or a place, such as Button.props.color.`,
    );
  }
  const ofCurrent = [...current].map(([entry, shown]): Entry =>
    shown.some(isChecked) ? { ...entry, state: 'accepted' } : entry,
  );
  const ofBehind = behind.map(({ entry, english }): Entry =>
    isChecked({ ...entry, name: entry.at })
      ? { ...entry, english: isForm(entry.english) ? formOf(english) : english, state: 'accepted' }
      : entry,
  );
  const kept = orphaned.filter((entry) => !isChecked({ ...entry, name: entry.at }));
  return arrangeEntries([...ofCurrent, ...ofBehind, ...kept], places);
}
