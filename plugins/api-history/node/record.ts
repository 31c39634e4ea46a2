import type { ApiChange, ItemSubject, MemberSubject, Since } from './types';

/** What is kept about a component, hook, or interface. */
export interface ItemRecord {
  kind: ItemSubject;
  /** At least one compared release documents it. */
  documented?: true;
  /** The release that introduced it. Not set if the first compared release has it. */
  since?: string;
  /** The releases that introduced the members that are newer than the item, by kind. */
  members: Readonly<Partial<Record<MemberSubject, Since>>>;
  /** By release. */
  changes: Readonly<Record<string, readonly ApiChange[]>>;
}

/** What is kept about a package: `content/api-history/mui-material.json`. */
export interface PackageRecord {
  package: string;
  /** All compared releases, oldest first. */
  releases: readonly string[];
  /** By name. Items that a release removed are kept. */
  items: Readonly<Record<string, ItemRecord>>;
}
