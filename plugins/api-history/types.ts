/** What an API of a component consists of. */
export const SUBJECTS = ['component', 'prop', 'slot', 'class'] as const;
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

/** One difference of a component's API between two releases. */
export interface ApiChange {
  subject: Subject;
  kind: ChangeKind;
  name: string;
  /** Type or default value of the earlier release. */
  before?: string;
  /** Type or default value of the later release. */
  after?: string;
}

/** What changed in a component from one release to a later one. */
export interface ComponentChanges {
  component: string;
  changes: readonly ApiChange[];
}

/** What changed in a package from one release to a later one. */
export interface ReleaseChanges {
  from: string;
  to: string;
  components: readonly ComponentChanges[];
}

/** A component's changes, newest release first, and the release that each newer prop came with. */
export interface ComponentHistory {
  releases: readonly { from: string; to: string; changes: readonly ApiChange[] }[];
  /** By prop; props of the earliest release on record are not listed. */
  since: Readonly<Record<string, string>>;
}
