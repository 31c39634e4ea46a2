import type { Language } from '@component-docs/labels/shared/languages';

/** What replaces a deprecated member, as Markdown; texts that aren't only code, in each language. */
export interface Replacement {
  instead: string | Readonly<Record<Language, string>>;
  /** The codemod that changes it, below `deprecations/`. */
  codemod?: string;
}

/** The content of content/deprecations.json. */
export interface Replacements {
  /** By name. */
  components: Readonly<Record<string, Replacement>>;
  /** By component and name: `Alert.components`. A property of a prop is `AvatarGroup.slotProps.surplus`. */
  props: Readonly<Record<string, Replacement>>;
  /** By class name: `MuiAlert-standardError`. */
  classes: Readonly<Record<string, Replacement>>;
}

/** A deprecated component, or a component with deprecated members. */
export interface DeprecatedItem {
  name: string;
  /** Path of its API page. */
  path: string;
  /** What replaces the component as a whole. */
  component?: Replacement;
  members: readonly DeprecatedMember[];
}

export interface DeprecatedMember {
  /** A prop, or a class with its dot. */
  name: string;
  replacement: Replacement;
}
