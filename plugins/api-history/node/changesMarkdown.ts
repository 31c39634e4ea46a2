import type { PageTexts } from '@component-docs/labels/node/texts';
import { inlineCode } from '@component-docs/kit/node/inlineCode';
import { shorten, shortenBoth } from './shorten';
import { SUBJECTS } from './types';
import { typeDiff } from './typeDiff';
import type { ApiChange, ChangeKind, ReleaseChanges, Subject } from './types';

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

/** What callers pass, as opposed to what they get back. */
const ACCEPTED: readonly Subject[] = ['prop', 'property', 'parameter'];

/** Shows what a type gained and lost if it is a union, otherwise the old and the new type. */
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

/**
 * Returns changes as a Markdown list: breaking changes first, then other types and defaults, then
 * additions.
 */
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
