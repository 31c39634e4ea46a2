import type { HistoryApi, SinceApi } from '../../../src/reference/component-page/types';
import type { Language } from '../../../src/site/navigation/pathnameToLanguage';
import { renderBlocks } from '../reference/describe/renderMarkdown';
import { changesMarkdown } from './changesMarkdown';
import type { PackageHistory } from './index';
import { CHANGE_LABELS } from './labels';
import { ITEM_SUBJECTS } from './types';
import type { ItemHistory, Since, Subject } from './types';

/** The page that shows a history. */
export interface Place {
  /** Language of the page. */
  language: Language;
  /** Site path of the page with all changes of the package. */
  allChanges: string;
}

/**
 * Returns the releases to compare for an item: those after the last one that doesn't document it.
 */
export function comparedReleases(item: string, { models }: PackageHistory): string[] {
  const lastUndocumented = models.findLastIndex(({ undocumented }) => undocumented.includes(item));
  return models.slice(lastUndocumented + 1).map(({ version }) => version);
}

/**
 * Returns the history section of an item's page.
 *
 * @param compared the releases that were compared
 */
export function historyApi(
  compared: string[],
  { releases }: ItemHistory,
  { language, allChanges }: Place,
  anchorOf: (version: string) => string,
): HistoryApi {
  return {
    compared,
    releases: releases.map(({ to, changes }) => ({
      version: to,
      anchor: anchorOf(to),
      changesHtml: renderBlocks(changesMarkdown(changes, CHANGE_LABELS[language])),
    })),
    allChanges,
  };
}

const isItem = (subject: Subject) => ITEM_SUBJECTS.some((item) => item === subject);

/**
 * Returns whether the release added the item itself. Its members are then shown without a release.
 */
function isNewIn(version: string, { releases }: ItemHistory): boolean {
  const changes = releases.find(({ to }) => to === version)?.changes ?? [];
  return changes.some(({ subject, kind }) => isItem(subject) && kind === 'added');
}

/** Adds to each member that is newer than its item the release that introduced it. */
export function withSince<Member extends { name: string; since?: SinceApi }>(
  members: readonly Member[],
  since: Since,
  { history, anchorOf }: { history: ItemHistory; anchorOf: (version: string) => string },
): Member[] {
  return members.map((member) => {
    const version = since[member.name];
    return version === undefined || isNewIn(version, history)
      ? member
      : { ...member, since: { version, href: `#${anchorOf(version)}` } };
  });
}
