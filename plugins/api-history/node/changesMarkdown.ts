import type { PageTexts } from '@component-docs/labels/node/texts';
import { inlineCode } from '@component-docs/kit/node/inlineCode';
import { SUBJECTS } from './readRecord';
import type { ApiChange, ChangeKind, ReleaseChanges, Subject } from './readRecord';
import { typeDiff } from '@component-docs/react-api-model/facts/sameType';

/** Types of at least this many characters are shortened: some list every CSS color. */
const LONG_TYPE = 240;

/** The ends of members of a union or of an object. */
const ENDS = / \||;/g;

function onOneLine(type: string): string {
  return type.replace(/\s+/g, ' ');
}

function lastEnd(text: string): number {
  const end = [...text.matchAll(ENDS)].at(-1);
  return end ? end.index + end[0].length : 0;
}

/** Puts a type on one line. A long one ends after its first members. */
export function shorten(type: string): string {
  const line = onOneLine(type);
  if (line.length < LONG_TYPE) {
    return line;
  }
  const start = line.slice(0, LONG_TYPE);
  return `${start.slice(0, lastEnd(start) || LONG_TYPE)} …`;
}

/** Shortens two types so that one sees how they differ: without their first members if these are equal. */
export function shortenBoth(before: string, after: string): [before: string, after: string] {
  if (shorten(before) !== shorten(after)) {
    return [shorten(before), shorten(after)];
  }
  const [then, now] = [onOneLine(before), onOneLine(after)];
  const difference = [...then].findIndex((character, index) => character !== now[index]);
  const start = lastEnd(then.slice(0, difference < 0 ? then.length : difference));
  return [`…${shorten(then.slice(start))}`, `…${shorten(now.slice(start))}`];
}

/** The kinds whose names are listed together on one line. */
type ListedKind = Exclude<ChangeKind, 'retyped' | 'default'>;

function listed(changes: readonly ApiChange[], kind: ListedKind, texts: PageTexts): string[] {
  return SUBJECTS.flatMap((subject) => {
    const names = changes
      .filter((change) => change.kind === kind && change.subject === subject)
      .map(({ name }) => inlineCode(name))
      .join(', ');
    if (names === '') {
      return [];
    }
    return [
      texts(`apiChanges.${kind}`, { subject: texts(`apiChanges.subjects.${subject}`), names }),
    ];
  });
}

/** Names a member where its name alone would be ambiguous, or the hook's return value. */
function memberOf({ subject, name }: ApiChange, texts: PageTexts): string {
  // A hook may return a value under the same name as one of its parameters.
  const isNamed = subject === 'parameter' || subject === 'value' || subject === 'result';
  return texts(`apiChanges.members.${isNamed ? subject : 'other'}`, { name: inlineCode(name) });
}

function newDefault(member: string, { before, after }: ApiChange, texts: PageTexts): string {
  const shown = (text = '') => inlineCode(shorten(text));
  const key =
    before === undefined ? 'newDefault' : after === undefined ? 'noDefault' : 'otherDefault';
  return texts(`apiChanges.${key}`, { member, before: shown(before), after: shown(after) });
}

/** Members whose values callers pass, as opposed to values that they get back. */
const ACCEPTED: readonly Subject[] = ['prop', 'property', 'parameter'];

/** Shows the members that a type gained and lost if it is a union, otherwise the old and the new type. */
function retyped(member: string, change: ApiChange, texts: PageTexts): string {
  const { subject, before = '', after = '' } = change;
  const diff = ACCEPTED.includes(subject) ? typeDiff(before, after) : undefined;
  const list = (types: readonly string[]) =>
    types.map((type) => inlineCode(shorten(type))).join(', ');
  if (!diff) {
    const [then, now] = shortenBoth(before, after);
    const values = { member, before: inlineCode(then), after: inlineCode(now) };
    return texts('apiChanges.retyped', values);
  }
  const key = diff.lost.length === 0 ? 'gained' : diff.gained.length === 0 ? 'lost' : 'replaced';
  const values = { member, gained: list(diff.gained), lost: list(diff.lost) };
  return texts(`apiChanges.${key}`, values);
}

function compared(changes: readonly ApiChange[], texts: PageTexts): string[] {
  return changes.flatMap((change) => {
    const member = memberOf(change, texts);
    if (change.kind === 'retyped') {
      return [retyped(member, change, texts)];
    }
    return change.kind === 'default' ? [newDefault(member, change, texts)] : [];
  });
}

/** Returns changes as a Markdown list: breaking ones, other types and defaults, then additions. */
export function changesMarkdown(changes: readonly ApiChange[], texts: PageTexts): string {
  return [
    ...listed(changes, 'removed', texts),
    ...listed(changes, 'required', texts),
    ...compared(changes, texts),
    ...listed(changes, 'deprecated', texts),
    ...listed(changes, 'added', texts),
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
  texts: PageTexts,
  depth: number,
): string {
  const mark = '#'.repeat(depth);
  return releases
    .flatMap(({ from, to, items }) => [
      `${mark} ${to}`,
      texts('apiChanges.comparedWith', { version: from }),
      ...items.flatMap(({ name, changes }) => [
        `${mark}# ${name}`,
        changesMarkdown(changes, texts),
      ]),
    ])
    .join('\n\n');
}
