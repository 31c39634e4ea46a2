import type { TableDrift } from './compareTable';
import { tableFile } from './tableFile';

/** Counts texts of the reference by the state of their translation. */
export function summaryOf({ current, behind, orphaned, missing }: TableDrift): string {
  const places = [...current.values()].reduce((sum, { length }) => sum + length, 0);
  const untranslated = missing.reduce((sum, source) => sum + source.places.length, 0);
  const drafts = [...current.keys()].filter(({ state }) => state === 'draft').length;
  const share = Math.floor((100 * places) / Math.max(1, places + untranslated));
  return `API reference: ${current.size} texts are translated (${drafts} of them drafts), ${behind.length} behind, ${missing.length} missing, ${orphaned.length} orphaned; ${share} % of all places.`;
}

/** Returns a message for each entry whose English text has changed or is gone, with file and fix. */
export function describeTable({ behind, orphaned }: TableDrift): string[] {
  const accept = (packageName: string, at: string) =>
    `run: npm run translate -- accept ${packageName} ${at}`;
  return [
    ...behind.map(
      ({ entry: { packageName, at }, english }) =>
        `${tableFile(packageName)}: ${at} is behind: the English is ${JSON.stringify(english)} now. Bring it up to date, then ${accept(packageName, at)}`,
    ),
    ...orphaned.map(
      ({ packageName, at }) =>
        `${tableFile(packageName)}: ${at} is orphaned: no package has its text. To remove it, ${accept(packageName, at)}`,
    ),
  ];
}
