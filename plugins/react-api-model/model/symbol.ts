import type { ExtractedProp, ExtractedType } from './component';

/** A section of an interface or a hook: its members, or a type without members. */
export interface ExtractedSection {
  id: 'properties' | 'parameters' | 'return-value';
  members: ExtractedProp[];
  /** The return type of a hook, if it isn't an object with members. */
  type?: string;
}

/**
 * What is extracted from a package about an interface, or about a hook with its own page. Texts are
 * Markdown.
 */
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
  /** The types that its members name, and the types that those name. */
  types: ExtractedType[];
}
