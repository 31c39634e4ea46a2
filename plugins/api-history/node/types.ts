import { ITEM_SUBJECTS, MEMBER_SUBJECTS } from '@component-docs/react-api-model/facts/model';

export { ITEM_SUBJECTS, MEMBER_SUBJECTS };
export type { ItemSubject, MemberSubject } from '@component-docs/react-api-model/facts/model';

/** All kinds of subjects that can change. `result` is the whole return value of a hook. */
export const SUBJECTS = [...ITEM_SUBJECTS, 'result', ...MEMBER_SUBJECTS] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The kinds of changes, in the order in which they are listed. */
export const CHANGE_KINDS = [
  'removed',
  'required',
  'retyped',
  'default',
  'deprecated',
  'added',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One API difference between two releases. */
export interface ApiChange {
  subject: Subject;
  kind: ChangeKind;
  name: string;
  /** Type or default in the earlier release. */
  before?: string;
  /** Type or default in the later release. */
  after?: string;
}

/** Changes of a component, hook, or interface from one release to a later one. */
export interface ItemChanges {
  name: string;
  changes: readonly ApiChange[];
}

/** Changes of a package from one release to a later one. */
export interface ReleaseChanges {
  from: string;
  to: string;
  /** Components, then hooks, then interfaces, each sorted by name. */
  items: readonly ItemChanges[];
}

/** The releases that introduced members, by name. */
export type Since = Readonly<Record<string, string>>;
