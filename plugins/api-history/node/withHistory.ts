import { releaseAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type {
  SymbolApi,
  SymbolSectionId,
} from '@component-docs/api-reference/shared/symbol-page/types';
import type { HookApi } from '@component-docs/api-reference/shared/tabs/types';
import { historyApi, itemHistory, withSince } from './describeHistory';
import type { Place } from './describeHistory';
import type { PackageRecord } from './record';
import type { MemberSubject } from './types';

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
