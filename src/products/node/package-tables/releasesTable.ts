import fs from 'node:fs/promises';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { PhrasingContent } from 'mdast';
import { readRecord } from '../../../../plugins/api-history/node/readRecord';
import { pageTextsIn } from '../../../../plugins/labels/node/texts';
import type { PageTexts } from '../../../../plugins/labels/node/texts';
import { heading, table } from '../../../../plugins/templates/node/pages/nodes';
import { releaseDates, releaseRows, seriesRows } from './releaseRows';
import type { ReleaseRow } from './releaseRows';
import type { PackageTable, TablePlace } from './types';

/**
 * Formats a point in time as a date in the language of a locale. Uses UTC, so that the result
 * doesn't depend on the machine that runs the build.
 *
 * @param time in milliseconds since 1970
 * @param calendar calendar from the locale's configuration: `gregory`
 */
export function dateText(time: number, locale: string, calendar: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, { ...options, calendar }).format(new Date(time));
}

const PACKAGE = '@mui/material';
const CHANGELOG = `node_modules/${PACKAGE}/CHANGELOG.md`;
const RECORD = 'content/api-history/mui-material.json';
const CHANGES_PAGE = '/material-ui/api-changes';

/** The numbers of changes, as columns. */
const COUNTS = ['breaking', 'changed', 'deprecated', 'added'] as const;

/** A cell names no more components: the linked section has all of them. */
const MAX_NAMES = 4;

const text = (value: string | number): PhrasingContent => ({ type: 'text', value: String(value) });

function namesOf({ components }: ReleaseRow, texts: PageTexts): string {
  const others = components.length - MAX_NAMES;
  return components.length === 0
    ? texts('releasesTable.none')
    : components.slice(0, MAX_NAMES).join(texts('lists.separator')) +
        (others > 0 ? texts('releasesTable.more', { count: others }) : '');
}

const countsOf = (row: ReleaseRow) => COUNTS.map((count) => [text(row[count])]);

/** Returns a version, which leads to the changes of a release if there are any. */
function versionCell(version: string, changed: string | undefined): PhrasingContent[] {
  const shown = text(version);
  return changed === undefined
    ? [shown]
    : [
        {
          type: 'link',
          url: `${CHANGES_PAGE}#${createSlugger().slug(changed)}`,
          children: [shown],
        },
      ];
}

/** Returns the releases of Material UI with what their API changes mean, from the recorded history. */
export async function releasesTable({ siteDir, language }: TablePlace): Promise<PackageTable> {
  const record = await readRecord(PACKAGE);
  if (!record) {
    throw new Error(`${PACKAGE} has no record of its releases. Run npm run record -- api-history.`);
  }
  const texts = pageTextsIn(language);
  const title = (
    column: 'release' | 'releases' | 'date' | 'components' | (typeof COUNTS)[number],
  ) => [text(texts(`releasesTable.${column}`))];
  const dates = releaseDates(await fs.readFile(path.join(siteDir, CHANGELOG), 'utf8'));
  const dateOf = (version: string) => {
    const time = dates.get(version);
    return time === undefined ? texts('releasesTable.none') : dateText(time, language, 'gregory');
  };
  const counts = COUNTS.map(title);
  return {
    nodes: [
      table([
        [title('release'), title('date'), ...counts, title('components')],
        ...releaseRows(record, 6).map((row) => [
          versionCell(row.version, row.components.length > 0 ? row.version : undefined),
          [text(dateOf(row.version))],
          ...countsOf(row),
          [text(namesOf(row, texts))],
        ]),
      ]),
      heading(2, texts('releasesTable.series'), 'version-5'),
      table([
        [title('release'), title('releases'), ...counts, title('components')],
        ...seriesRows(releaseRows(record, 5)).map((row) => [
          versionCell(row.version, row.lastChange),
          [text(row.releases)],
          ...countsOf(row),
          [text(namesOf(row, texts))],
        ]),
      ]),
    ],
    files: [CHANGELOG, RECORD],
    folders: [],
  };
}
