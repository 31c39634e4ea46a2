import fs from 'node:fs/promises';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { PhrasingContent } from 'mdast';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { readRecord } from '../../api-reference/history/readRecord';
import { heading, table } from '../../templates/pages/nodes';
import { dateText } from './dateText';
import { releaseDates, releaseRows, seriesRows } from './releaseRows';
import type { ReleaseRow } from './releaseRows';
import type { PackageTable, TablePlace } from './types';

const PACKAGE = '@mui/material';
const CHANGELOG = `node_modules/${PACKAGE}/CHANGELOG.md`;
const RECORD = 'content/api-history/mui-material.json';
const CHANGES_PAGE = '/material-ui/api-changes';

/** A cell names no more components: the linked section has all of them. */
const MAX_NAMES = 4;

interface Texts {
  release: string;
  date: string;
  releases: string;
  counts: readonly string[];
  components: string;
  none: string;
  separator: string;
  more: (count: number) => string;
  series: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    release: 'Release',
    date: 'Date',
    releases: 'Releases',
    counts: ['Breaking', 'Changed', 'Deprecated', 'Added'],
    components: 'Components',
    none: 'None',
    separator: ', ',
    more: (count) => `, and ${count} more`,
    series: 'Version 5',
  },
  zh: {
    release: '版本',
    date: '日期',
    releases: '版本数',
    counts: ['不兼容', '更改', '弃用', '新增'],
    components: '组件',
    none: '无',
    separator: '、',
    more: (count) => `，以及另外 ${count} 个`,
    series: '第 5 版',
  },
};

const text = (value: string | number): PhrasingContent => ({ type: 'text', value: String(value) });

function namesOf({ components }: ReleaseRow, { none, separator, more }: Texts): string {
  const others = components.length - MAX_NAMES;
  return components.length === 0
    ? none
    : components.slice(0, MAX_NAMES).join(separator) + (others > 0 ? more(others) : '');
}

const countsOf = ({ breaking, changed, deprecated, added }: ReleaseRow) =>
  [breaking, changed, deprecated, added].map((count) => [text(count)]);

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
  const texts = TEXTS[language];
  const dates = releaseDates(await fs.readFile(path.join(siteDir, CHANGELOG), 'utf8'));
  const dateOf = (version: string) => {
    const time = dates.get(version);
    return time === undefined ? texts.none : dateText(time, language, 'gregory');
  };
  const counts = texts.counts.map((label) => [text(label)]);
  return {
    nodes: [
      table([
        [[text(texts.release)], [text(texts.date)], ...counts, [text(texts.components)]],
        ...releaseRows(record, 6).map((row) => [
          versionCell(row.version, row.components.length > 0 ? row.version : undefined),
          [text(dateOf(row.version))],
          ...countsOf(row),
          [text(namesOf(row, texts))],
        ]),
      ]),
      heading(2, texts.series, 'version-5'),
      table([
        [[text(texts.release)], [text(texts.releases)], ...counts, [text(texts.components)]],
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
