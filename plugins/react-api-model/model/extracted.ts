import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';

/** The element that a `ref` on the component refers to. */
export type RefApi =
  /** Its root element by default: `button`. */
  | { kind: 'root'; tag: string }
  /** An element inside the root element. */
  | { kind: 'element'; tag: string }
  /** The element that the component gets as its child. */
  | { kind: 'child' }
  /** It can hold a ref, but the element that the ref refers to isn't known. */
  | { kind: 'any' }
  | { kind: 'none' };

/**
 * The facts about a component that are extracted from a package, with texts in Markdown. The cache
 * stores this. Links, anchors, and HTML are added later.
 */
export interface ExtractedComponent {
  name: string;
  /** Folder below the package, and below `src/` in its repository: `Button`. */
  folder: string;
  /** `import Button from …`, not `import { Button } from …`. */
  isDefaultExport: boolean;
  /** Its API page on the library's public site. */
  pageUrl: string;
  description: string;
  deprecated?: string;
  isInPackageIndex: boolean;
  props: ExtractedProp[];
  hasSystemProps: boolean;
  spread: boolean;
  ref: RefApi;
  inheritance?: { component: string; url: string };
  /** The defaults that it gives to inherited props. A default that can't be shown is null. */
  passedDefaults?: Readonly<Record<string, string | null>>;
  themeName?: string;
  slots: ExtractedSlot[];
  classes: ExtractedClass[];
  /** The types that its props name, and the types that these name. */
  types: ExtractedType[];
}

/** Slots in types whose propTypes don't list `slots`; only rendering shows if they are used. */
export interface UnlistedSlots extends Pick<ExtractedComponent, 'props' | 'slots' | 'types'> {
  /** The component of the package that declares them, if it's another one: `Modal` for Dialog. */
  declaredBy?: string;
}

/** A component as the package's files describe it. */
export interface UnrenderedComponent extends ExtractedComponent {
  unlisted?: UnlistedSlots;
}

/** `package`: a package installed with the library. The others have their own reference. */
export type TypeOrigin = 'package' | 'react' | 'dom' | 'language';

/** A type that is shown by its name. */
export interface ExtractedType {
  /** The displayed name: `SxProps`, `React.ReactNode`. */
  name: string;
  origin: TypeOrigin;
  /** The package that declares it: `@acme/ui`. */
  packageName?: string;
  /** It is a component, and its type is `typeof Paper`. */
  isComponent?: true;
  /** The declaration, for a type of a package that readers are likely to look up. */
  definition?: string;
}

export interface ExtractedProp {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  /** The plan that the prop needs, if not every plan includes it. */
  plan?: MarkedPlan;
  deprecated?: string;
  signature?: ExtractedSignature;
  /** The value (an element or a component) must be able to hold a ref. */
  requiresRef: boolean;
}

export interface ExtractedSignature {
  parameters: { name: string; type: string; description: string }[];
  returns: { type: string; description: string };
}

export interface ExtractedSlot {
  name: string;
  className?: string;
  default?: string;
  description: string;
}

export interface ExtractedClass {
  name: string;
  className: string;
  isGlobal: boolean;
  description: string;
  deprecated?: string;
}

/** Returns the name that a component or hook is exported under: `Unstable_Popup` for Popup. */
export function exportedName({
  name,
  folder,
}: Pick<ExtractedComponent, 'name' | 'folder'>): string {
  return folder.startsWith('Unstable_') ? folder : name;
}

/** Sorts required members first, then by name. */
export function byRequiredThenName(
  a: Pick<ExtractedProp, 'name' | 'required'>,
  b: Pick<ExtractedProp, 'name' | 'required'>,
): number {
  return Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en');
}

/** Returns whether the default of a slot is an element, not a component or an expression. */
export function isTag(text: string): boolean {
  return /^[a-z][a-z\d]*$/.test(text) && text !== 'null';
}

/** A parameter of a hook's options, or a member of its return value. Texts are Markdown. */
export type ExtractedMember = Pick<
  ExtractedProp,
  'name' | 'type' | 'required' | 'default' | 'description'
>;

/** The facts about a hook that are extracted from a package. */
export interface ExtractedHook {
  name: string;
  /** `useButton`, `unstable_useModal`. */
  folder: string;
  description: string;
  isInPackageIndex: boolean;
  isDefaultExport: boolean;
  parameters: ExtractedMember[];
  returnValue: ExtractedMember[];
  /** The types that its members name, and the types that these name. */
  types: ExtractedType[];
}

/** A section of an interface or a hook: its members, or a type without members. */
export interface ExtractedSection {
  id: 'properties' | 'parameters' | 'return-value';
  members: ExtractedProp[];
  /** The return type of a hook, if it isn't an object with members. */
  type?: string;
}

/** The facts about an interface, or a hook with its own page. Texts are Markdown. */
export interface ExtractedSymbol {
  kind: 'interface' | 'hook';
  name: string;
  /** The interface that this one is an alias of: `GridApiCommunity` for `GridApi`. */
  aliasOf?: string;
  /** Path below `src/` in the package's repository: `models/colDef/gridColDef`. */
  file: string;
  description: string;
  deprecated?: string;
  /** Pages of the library that demonstrate it, as listed in its comment. */
  demos: { label: string; url: string }[];
  sections: ExtractedSection[];
  /** The types that its members name, and the types that these name. */
  types: ExtractedType[];
}
