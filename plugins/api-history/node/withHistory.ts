import type {
  HistoryApi,
  SinceApi,
  ComponentApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { renderBlocks } from '@component-docs/api-reference/node/describe/html';
import { releaseAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type { SymbolApi, SymbolSectionId } from '@component-docs/api-reference/shared/symbols';
import type { HookApi } from '@component-docs/api-reference/shared/tabs';
import { changesMarkdown } from './changesMarkdown';
import type { ItemRecord, PackageRecord } from './readRecord';
import type { Since, MemberSubject } from './types';

/** The page that shows a history. */
export interface Place {
  /** Language of the page. */
  language: Language;
  /** Site path of the page with all changes of the package. */
  allChanges: string;
}

/** An item's record, with the record of its package. */
interface ItemHistory {
  item: ItemRecord;
  releases: PackageRecord['releases'];
}

/**
 * Returns an item's history, or undefined if there is no earlier release to compare with: the item
 * came with the last one, or the package has no record.
 */
function itemHistory(name: string, record: PackageRecord | undefined): ItemHistory | undefined {
  const item = record?.items[name];
  const isComparable = record && item && item.since !== record.releases.at(-1);
  return isComparable && record.releases.length > 1
    ? { item, releases: record.releases }
    : undefined;
}

/** Returns the history section of an item's page. */
function historyApi(
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
function withSince<Member extends { name: string; since?: SinceApi }>(
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

/** The kind of members in each section of an interface's or a hook's page. */
const SECTION_SUBJECTS: Partial<Record<SymbolSectionId, MemberSubject>> = {
  properties: 'property',
  parameters: 'parameter',
  'return-value': 'value',
};

/**
 * Adds to a component its changes over the compared releases, and to each prop that is newer than
 * the component the release that introduced it. Returns the component unchanged if there is no
 * earlier release to compare with.
 */
export function withHistory(
  api: ComponentApi,
  record: PackageRecord | undefined,
  place: Place,
): ComponentApi {
  const history = itemHistory(api.name, record);
  return history
    ? {
        ...api,
        history: historyApi(history, place, releaseAnchor),
        props: withSince(api.props, history.item.members.prop, {
          history,
          anchorOf: releaseAnchor,
        }),
      }
    : api;
}

/**
 * Adds the history to a hook, its parameters, and its return value. Anchors start with the hook's
 * name.
 */
export function withHookHistory(
  api: HookApi,
  record: PackageRecord | undefined,
  place: Place,
): HookApi {
  const history = itemHistory(api.name, record);
  if (!history) {
    return api;
  }
  const { parameter, value } = history.item.members;
  const anchorOf = (version: string) => `${api.slug}-${releaseAnchor(version)}`;
  return {
    ...api,
    history: historyApi(history, place, anchorOf),
    parameters: withSince(api.parameters, parameter, { history, anchorOf }),
    returnValue: withSince(api.returnValue, value, { history, anchorOf }),
  };
}

/** Adds the history to an interface or hook that has its own page, and to its members. */
export function withSymbolHistory(
  api: SymbolApi,
  record: PackageRecord | undefined,
  place: Place,
): SymbolApi {
  const history = itemHistory(api.name, record);
  if (!history) {
    return api;
  }
  const datesOf = (id: SymbolSectionId) => {
    const subject = SECTION_SUBJECTS[id];
    return subject && history.item.members[subject];
  };
  return {
    ...api,
    history: historyApi(history, place, releaseAnchor),
    sections: api.sections.map((section) => ({
      ...section,
      members: withSince(section.members, datesOf(section.id), {
        history,
        anchorOf: releaseAnchor,
      }),
    })),
  };
}
