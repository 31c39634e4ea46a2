import { releaseAnchor } from '../../src/api-reference/anchors';
import type { ComponentApi, HistoryApi } from '../../src/api-reference/types';
import type { HookApi, MemberApi } from '../../src/api-tabs/types';
import type { Language } from '../../src/navigation/pathnameToLanguage';
import { renderBlocks } from '../api-reference/renderMarkdown';
import { changesMarkdown } from './changesMarkdown';
import { historyOf, hookHistoryOf } from './historyOf';
import type { PackageHistory } from './index';
import { CHANGE_LABELS } from './labels';
import type { ItemHistory, Since } from './types';

/** The releases that can tell of an item: those after the last one that doesn't document it. */
function comparedReleases(item: string, { models }: PackageHistory): string[] {
  const silent = models.findLastIndex(({ undocumented }) => undocumented.includes(item));
  return models.slice(silent + 1).map(({ version }) => version);
}

interface Place {
  /** In which the page is written. */
  language: Language;
  /** Site path of the changes of all components of the package. */
  allChanges: string;
}

function historyApi(
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

/** Whether the component or hook itself came with a release: then its members needn't say so. */
function isNewIn(version: string, { releases }: ItemHistory): boolean {
  const changes = releases.find(({ to }) => to === version)?.changes ?? [];
  return changes.some(
    ({ subject, kind }) => (subject === 'component' || subject === 'hook') && kind === 'added',
  );
}

/** Adds to each member that is newer than what it belongs to the release that it came with. */
function withSince<Member extends MemberApi>(
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

/**
 * Adds to a component what changed in it over the releases on record, and to each prop that is
 * newer than the component the release that it came with. Without an earlier release to compare
 * with, the component stays as it is.
 */
export function withHistory(
  api: ComponentApi,
  history: PackageHistory,
  place: Place,
): ComponentApi {
  const compared = comparedReleases(api.name, history);
  if (compared.length < 2) {
    return api;
  }
  const found = historyOf(api.name, history.models, history.releases);
  const anchorOf = releaseAnchor;
  return {
    ...api,
    history: historyApi(compared, found, place, anchorOf),
    props: withSince(api.props, found.since, { history: found, anchorOf }),
  };
}

/** The same for a hook, its parameters, and what it returns; its anchors begin with its name. */
export function withHookHistory(api: HookApi, history: PackageHistory, place: Place): HookApi {
  const compared = comparedReleases(api.name, history);
  if (compared.length < 2) {
    return api;
  }
  const found = hookHistoryOf(api.name, history.models, history.releases);
  const { parameters, returnValue } = found.since;
  const anchorOf = (version: string) => `${api.slug}-${releaseAnchor(version)}`;
  const dating = { history: found, anchorOf };
  return {
    ...api,
    history: historyApi(compared, found, place, anchorOf),
    parameters: withSince(api.parameters, parameters, dating),
    returnValue: withSince(api.returnValue, returnValue, dating),
  };
}
