/** What is compared. */
export const ITEM_SUBJECTS = ['component', 'hook', 'interface'] as const;
export type ItemSubject = (typeof ITEM_SUBJECTS)[number];

/** The same, and what their APIs consist of. */
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

/** What may happen to it between two releases, in the order in which it is told. */
export const CHANGE_KINDS = [
  'removed',
  'required',
  'retyped',
  'default',
  'deprecated',
  'added',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One difference of an API between two releases. */
export interface ApiChange {
  subject: Subject;
  kind: ChangeKind;
  name: string;
  /** Type or default value of the earlier release. */
  before?: string;
  /** Type or default value of the later release. */
  after?: string;
}

/** What changed in a component, a hook, or an interface from one release to a later one. */
export interface ItemChanges {
  name: string;
  changes: readonly ApiChange[];
}

/** What changed in a package from one release to a later one. */
export interface ReleaseChanges {
  from: string;
  to: string;
  /** Components, then hooks, then interfaces, each by name. */
  items: readonly ItemChanges[];
}

/** What changed in a component, a hook, or an interface, newest release first. */
export interface ItemHistory {
  releases: readonly { from: string; to: string; changes: readonly ApiChange[] }[];
}

/** By name, the release that something came with; what the earliest one on record has is left out. */
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
