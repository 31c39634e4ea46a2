import type { ChangeLabels } from './labels';
import { SUBJECTS } from './types';
import { typeDiff } from './typeDiff';
import type { ApiChange, ChangeKind, ReleaseChanges, Subject } from './types';

/** Types of at least this many characters are shortened: some list every CSS color. */
const LONG_TYPE = 240;

/** Puts a type on one line. A long one ends after the first members of its union. */
function shorten(type: string): string {
  if (type.length < LONG_TYPE) {
    return type.replace(/\s+/g, ' ');
  }
  const cut = type.lastIndexOf(' | ', LONG_TYPE);
  return `${type.slice(0, cut > 0 ? cut : LONG_TYPE).replace(/\s+/g, ' ')} | …`;
}

/** Formats text as inline Markdown code, even when it contains backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The kinds whose names are listed together on one line. */
type ListedKind = Exclude<ChangeKind, 'retyped' | 'default'>;

function listed(changes: readonly ApiChange[], kind: ListedKind, labels: ChangeLabels): string[] {
  return SUBJECTS.flatMap((subject) => {
    const names = changes
      .filter((change) => change.kind === kind && change.subject === subject)
      .map(({ name }) => code(name))
      .join(', ');
    if (names === '') {
      return [];
    }
    return [labels[kind](subject, names)];
  });
}

/** Shows types or a default as code; undefined for a default that there isn't. */
function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : code(shorten(text));
}

/** What callers pass, as opposed to what they get back. */
const ACCEPTED: readonly Subject[] = ['prop', 'property', 'parameter'];

/** Shows what a type gained and lost if it is a union, otherwise the old and the new type. */
function retyped(member: string, change: ApiChange, labels: ChangeLabels): string {
  const { subject, before = '', after = '' } = change;
  const diff = ACCEPTED.includes(subject) ? typeDiff(before, after) : undefined;
  const list = (types: readonly string[]) => types.map((type) => code(shorten(type))).join(', ');
  return diff
    ? labels.members(member, list(diff.gained), list(diff.lost))
    : labels.retyped(member, shown(before) ?? '', shown(after) ?? '');
}

function compared(changes: readonly ApiChange[], labels: ChangeLabels): string[] {
  return changes.flatMap((change) => {
    const { subject, kind, name, before, after } = change;
    const member = labels.member(subject, code(name));
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
