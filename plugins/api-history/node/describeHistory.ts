import type {
  HistoryApi,
  SinceApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { renderBlocks } from '@component-docs/api-reference/node/describe/renderMarkdown';
import { changesMarkdown } from './changesMarkdown';
import type { ItemRecord, PackageRecord } from './record';
import type { Since } from './types';

/** The page that shows a history. */
export interface Place {
  /** Language of the page. */
  language: Language;
  /** Site path of the page with all changes of the package. */
  allChanges: string;
}

/** An item's record, with the record of its package. */
export interface ItemHistory {
  item: ItemRecord;
  releases: PackageRecord['releases'];
}

/**
 * Returns an item's history, or undefined if there is no earlier release to compare with: the item
 * came with the last one, or the package has no record.
 */
export function itemHistory(
  name: string,
  record: PackageRecord | undefined,
): ItemHistory | undefined {
  const item = record?.items[name];
  const isComparable = record && item && item.since !== record.releases.at(-1);
  return isComparable && record.releases.length > 1
    ? { item, releases: record.releases }
    : undefined;
}

/** Returns the history section of an item's page. */
export function historyApi(
  { item, releases }: ItemHistory,
  { language, allChanges }: Place,
  anchorOf: (version: string) => string,
): HistoryApi {
  const changed = releases.filter((version) => item.changes[version]).reverse();
  return {
    from: item.since ?? releases[0] ?? '',
    to: releases.at(-1) ?? '',
    releases: changed.map((version) => ({
      version,
      anchor: anchorOf(version),
      changesHtml: renderBlocks(
        changesMarkdown(item.changes[version] ?? [], pageTextsIn(language)),
      ),
    })),
    allChanges,
  };
}

/**
 * Adds to each member that is newer than its item the release that introduced it, if the item's
 * history lists that release.
 */
export function withSince<Member extends { name: string; since?: SinceApi }>(
  members: readonly Member[],
  dates: Since = {},
  { history, anchorOf }: { history: ItemHistory; anchorOf: (version: string) => string },
): Member[] {
  return members.map((member) => {
    const version = Object.hasOwn(dates, member.name) ? dates[member.name] : undefined;
    return version !== undefined && history.item.changes[version]
      ? { ...member, since: { version, href: `#${anchorOf(version)}` } }
      : member;
  });
}
