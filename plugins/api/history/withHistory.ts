import { releaseAnchor } from '../../../src/reference/component-page/anchors';
import type { ComponentApi } from '../../../src/reference/component-page/types';
import type { SymbolApi, SymbolSectionId } from '../../../src/reference/symbol-page/types';
import type { HookApi } from '../../../src/reference/tabs/types';
import { comparedReleases, historyApi, withSince } from './describeHistory';
import type { Place } from './describeHistory';
import { historyOf, hookHistoryOf, interfaceHistoryOf } from './historyOf';
import type { PackageHistory } from './index';
import type { ItemHistory, Since } from './types';

/**
 * Adds to a component its changes over the recorded releases, and to each prop that is newer than
 * the component the release that introduced it. Returns the component unchanged if there is no
 * earlier release to compare with.
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

/**
 * Adds the history to a hook, its parameters, and its return value. Anchors start with the hook's
 * name.
 */
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

/** A symbol's history, and the release that introduced each member, by section of its page. */
interface SectionsHistory {
  found: ItemHistory;
  sinceOf: Partial<Record<SymbolSectionId, Since>>;
}

function sectionsHistory(
  { kind, name }: SymbolApi,
  { models, releases }: PackageHistory,
): SectionsHistory {
  if (kind === 'interface') {
    const found = interfaceHistoryOf(name, models, releases);
    return { found, sinceOf: { properties: found.since } };
  }
  const found = hookHistoryOf(name, models, releases);
  const { parameters, returnValue } = found.since;
  return { found, sinceOf: { parameters, 'return-value': returnValue } };
}

/** Adds the history to an interface or hook that has its own page, and to its members. */
export function withSymbolHistory(
  api: SymbolApi,
  history: PackageHistory,
  place: Place,
): SymbolApi {
  const compared = comparedReleases(api.name, history);
  if (compared.length < 2) {
    return api;
  }
  const { found, sinceOf } = sectionsHistory(api, history);
  const anchorOf = releaseAnchor;
  return {
    ...api,
    history: historyApi(compared, found, place, anchorOf),
    sections: api.sections.map((section) => ({
      ...section,
      members: withSince(section.members, sinceOf[section.id] ?? {}, { history: found, anchorOf }),
    })),
  };
}
