import type {
  ComponentApi,
  HistoryApi,
  SinceApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { renderBlocks } from '@component-docs/api-reference/node/describe/html';
import { releaseAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type {
  SymbolApi,
  SymbolSectionId,
  HookApi,
} from '@component-docs/api-reference/shared/pages';
import { changesMarkdown } from './changesMarkdown';
import type { MemberSubject } from '@component-docs/react-api-model/facts/model';
import type { PackageRecord } from './readRecord';

/** The page that shows a history. */
export interface Place {
  /** Language of the page. */
  language: Language;
  /** Site path of the page with all changes of the package. */
  allChanges: string;
}

/**
 * Returns an item's history, and what adds to each member that is newer than its item the release that introduced
 * it, if the history lists that release. Returns undefined if there is no earlier release to compare with: the
 * item came with the last one, or the package has no record.
 *
 * @param prefix of the anchors of releases
 */
function historyOf(
  name: string,
  record: PackageRecord | undefined,
  { language, allChanges }: Place,
  prefix = '',
) {
  const { releases = [], items } = record ?? {};
  const item = items?.[name];
  if (!item || releases.length < 2 || item.since === releases.at(-1)) {
    return undefined;
  }
  const anchorOf = (version: string) => prefix + releaseAnchor(version);
  const changed = releases.filter((version) => item.changes[version]).reverse();
  const texts = pageTextsIn(language);
  const history: HistoryApi = {
    from: item.since ?? releases[0] ?? '',
    to: releases.at(-1) ?? '',
    releases: changed.map((version) => ({
      version,
      anchor: anchorOf(version),
      changesHtml: renderBlocks(changesMarkdown(item.changes[version] ?? [], texts)),
    })),
    allChanges,
  };
  const withSince = <Member extends { name: string; since?: SinceApi }>(
    members: readonly Member[],
    subject: MemberSubject,
  ): Member[] => {
    const dates = new Map(Object.entries(item.members[subject] ?? {}));
    return members.map((member) => {
      const version = dates.get(member.name);
      return version !== undefined && item.changes[version]
        ? { ...member, since: { version, href: `#${anchorOf(version)}` } }
        : member;
    });
  };
  return { history, withSince };
}

/**
 * Adds to a component its changes over the compared releases, and to each newer prop its release.
 * Returns it unchanged if there is no earlier release to compare with.
 */
export function withHistory(
  api: ComponentApi,
  record: PackageRecord | undefined,
  place: Place,
): ComponentApi {
  const found = historyOf(api.name, record, place);
  return found
    ? { ...api, history: found.history, props: found.withSince(api.props, 'prop') }
    : api;
}

/** Adds the history to a hook, its parameters, and its return value. Its name begins anchors. */
export function withHookHistory(
  api: HookApi,
  record: PackageRecord | undefined,
  place: Place,
): HookApi {
  const found = historyOf(api.name, record, place, `${api.slug}-`);
  return found
    ? {
        ...api,
        history: found.history,
        parameters: found.withSince(api.parameters, 'parameter'),
        returnValue: found.withSince(api.returnValue, 'value'),
      }
    : api;
}

/** The kind of members in each section of an interface's or a hook's page. */
const SECTION_SUBJECTS: Readonly<Record<SymbolSectionId, MemberSubject>> = {
  properties: 'property',
  parameters: 'parameter',
  'return-value': 'value',
};

/** Adds the history to an interface or hook that has its own page, and to its members. */
export function withSymbolHistory(
  api: SymbolApi,
  record: PackageRecord | undefined,
  place: Place,
): SymbolApi {
  const found = historyOf(api.name, record, place);
  return found
    ? {
        ...api,
        history: found.history,
        sections: api.sections.map((section) => ({
          ...section,
          members: found.withSince(section.members, SECTION_SUBJECTS[section.id]),
        })),
      }
    : api;
}
