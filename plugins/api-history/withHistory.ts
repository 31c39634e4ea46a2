import { releaseAnchor } from '../../src/api-reference/anchors';
import type { ComponentApi, HistoryApi } from '../../src/api-reference/types';
import type { Language } from '../../src/navigation/pathnameToLanguage';
import { renderBlocks } from '../api-reference/renderMarkdown';
import { changesMarkdown } from './changesMarkdown';
import { historyOf } from './historyOf';
import type { PackageHistory } from './index';
import { CHANGE_LABELS } from './labels';
import type { ComponentHistory } from './types';

/** The releases that can tell of a component: those after the last one that doesn't document it. */
function comparedReleases(component: string, { models }: PackageHistory): string[] {
  const silent = models.findLastIndex(({ undocumented }) => undocumented.includes(component));
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
  { releases }: ComponentHistory,
  { language, allChanges }: Place,
): HistoryApi {
  return {
    compared,
    releases: releases.map(({ to, changes }) => ({
      version: to,
      anchor: releaseAnchor(to),
      changesHtml: renderBlocks(changesMarkdown(changes, CHANGE_LABELS[language])),
    })),
    allChanges,
  };
}

/** Whether the component itself came with a release: then its props needn't say so. */
function isNewIn(version: string, { releases }: ComponentHistory): boolean {
  const changes = releases.find(({ to }) => to === version)?.changes ?? [];
  return changes.some(({ subject, kind }) => subject === 'component' && kind === 'added');
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
  return {
    ...api,
    history: historyApi(compared, found, place),
    props: api.props.map((prop) => {
      const version = found.since[prop.name];
      return version === undefined || isNewIn(version, found)
        ? prop
        : { ...prop, since: { version, href: `#${releaseAnchor(version)}` } };
    }),
  };
}
