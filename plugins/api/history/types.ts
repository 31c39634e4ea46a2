/** The kinds of items that are compared. */
export const ITEM_SUBJECTS = ['component', 'hook', 'interface'] as const;
export type ItemSubject = (typeof ITEM_SUBJECTS)[number];

/** The kinds of items and the kinds of their members. */
export const SUBJECTS = [
  ...ITEM_SUBJECTS,
  'prop',
  'property',
  'parameter',
  'value',
  'result',
  'slot',
  'class',
] as const;
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

/** Changes of a component, hook, or interface, newest release first. */
export interface ItemHistory {
  releases: readonly { from: string; to: string; changes: readonly ApiChange[] }[];
}

/**
 * The release that introduced each member, by name. Members of the earliest recorded release are
 * left out.
 */
export type Since = Readonly<Record<string, string>>;

export interface ComponentHistory extends ItemHistory {
  /** By prop. */
  since: Since;
}

export interface InterfaceHistory extends ItemHistory {
  /** By property. */
  since: Since;
}

export interface HookHistory extends ItemHistory {
  /** By parameter, and by part of what it returns. */
  since: { parameters: Since; returnValue: Since };
}
