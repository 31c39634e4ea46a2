/** The kinds of items that are compared. */
export const ITEM_SUBJECTS = ['component', 'hook', 'interface'] as const;
export type ItemSubject = (typeof ITEM_SUBJECTS)[number];

/** The kinds of members of items. */
export const MEMBER_SUBJECTS = ['prop', 'property', 'parameter', 'value', 'slot', 'class'] as const;
export type MemberSubject = (typeof MEMBER_SUBJECTS)[number];

/** The facts about a documented member in one release. Slots and classes have no type. */
export interface MemberFacts {
  /** As the reference prints it. */
  type?: string;
  /** As the compiler prints it, with the aliases of the type itself resolved. */
  resolved?: string;
  required?: true;
  default?: string;
  /** The default in the code; null if the code takes the prop without one. */
  codeDefault?: string | null;
  deprecated?: true;
}

/** The members of one kind that an item's types accept in one release. */
export interface MemberGroup {
  documented: Readonly<Record<string, MemberFacts>>;
  /** Accepted, but not documented. */
  undocumented?: readonly string[];
  /** Accepted as attributes of the HTML element, and not documented. */
  attributes?: readonly string[];
}

/** A component, hook, or interface in one release. */
export interface ItemFacts {
  kind: ItemSubject;
  documented?: true;
  deprecated?: true;
  members: Readonly<Partial<Record<MemberSubject, MemberGroup>>>;
  /** The return type of a hook if that isn't an object with members. */
  result?: string;
}

/** The API of one release of a package, as its types and its code define it. */
export interface ReleaseFacts {
  version: string;
  items: Readonly<Record<string, ItemFacts>>;
  /** Items that the release exports but whose types can't be read, with the reasons. */
  unreadable: Readonly<Record<string, string>>;
}
