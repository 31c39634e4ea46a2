import { inlineCode } from '../../lib/inlineCode';
import type { ChangeLabels } from './labels';
import { shorten, shortenBoth } from './shorten';
import { SUBJECTS } from './types';
import { typeDiff } from './typeDiff';
import type { ApiChange, ChangeKind, ReleaseChanges, Subject } from './types';

/** The kinds whose names are listed together on one line. */
type ListedKind = Exclude<ChangeKind, 'retyped' | 'default'>;

function listed(changes: readonly ApiChange[], kind: ListedKind, labels: ChangeLabels): string[] {
  return SUBJECTS.flatMap((subject) => {
    const names = changes
      .filter((change) => change.kind === kind && change.subject === subject)
      .map(({ name }) => inlineCode(name))
      .join(', ');
    if (names === '') {
      return [];
    }
    return [labels[kind](subject, names)];
  });
}

/** Shows a default as code; undefined for one that there isn't. */
function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : inlineCode(shorten(text));
}

/** What callers pass, as opposed to what they get back. */
const ACCEPTED: readonly Subject[] = ['prop', 'property', 'parameter'];

/** Shows what a type gained and lost if it is a union, otherwise the old and the new type. */
function retyped(member: string, change: ApiChange, labels: ChangeLabels): string {
  const { subject, before = '', after = '' } = change;
  const diff = ACCEPTED.includes(subject) ? typeDiff(before, after) : undefined;
  const list = (types: readonly string[]) =>
    types.map((type) => inlineCode(shorten(type))).join(', ');
  const [then, now] = shortenBoth(before, after);
  return diff
    ? labels.members(member, list(diff.gained), list(diff.lost))
    : labels.retyped(member, inlineCode(then), inlineCode(now));
}

function compared(changes: readonly ApiChange[], labels: ChangeLabels): string[] {
  return changes.flatMap((change) => {
    const { subject, kind, name, before, after } = change;
    const member = labels.member(subject, inlineCode(name));
    if (kind === 'retyped') {
      return [retyped(member, change, labels)];
    }
    return kind === 'default' ? [labels.newDefault(member, shown(before), shown(after))] : [];
  });
}

/**
 * Returns changes as a Markdown list: breaking changes first, then other types and defaults, then
 * additions.
 */
export function changesMarkdown(changes: readonly ApiChange[], labels: ChangeLabels): string {
  return [
    ...listed(changes, 'removed', labels),
    ...listed(changes, 'required', labels),
    ...compared(changes, labels),
    ...listed(changes, 'deprecated', labels),
    ...listed(changes, 'added', labels),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/**
 * Returns all changes of a package as Markdown: a section for each release, divided into components
 * and hooks. The heading of a release is only its version, so that its anchor is the same in all
 * languages.
 *
 * @param depth heading level of the releases, from 1
 */
export function releasesMarkdown(
  releases: readonly ReleaseChanges[],
  labels: ChangeLabels,
  depth: number,
): string {
  const mark = '#'.repeat(depth);
  return releases
    .flatMap(({ from, to, items }) => [
      `${mark} ${to}`,
      labels.comparedWith(from),
      ...items.flatMap(({ name, changes }) => [
        `${mark}# ${name}`,
        changesMarkdown(changes, labels),
      ]),
    ])
    .join('\n\n');
}
