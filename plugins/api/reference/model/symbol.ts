import type { ExtractedProp, ExtractedType } from './component';

/** A part of what is read of an interface or a hook: its members, or a type that has none. */
export interface ExtractedSection {
  id: 'properties' | 'parameters' | 'return-value';
  members: ExtractedProp[];
  /** What a hook returns, where that is no object with members. */
  type?: string;
}

/** What is read of an interface, or of a hook that has a page of its own. Texts are Markdown. */
export interface ExtractedSymbol {
  kind: 'interface' | 'hook';
  name: string;
  /** The interface of the package that it is another name for: `GridApiCommunity` for `GridApi`. */
  aliasOf?: string;
  /** Below `src/` of the package's repository: `models/colDef/gridColDef`. */
  file: string;
  description: string;
  deprecated?: string;
  /** Pages of the library that show it at work, as its comment lists them. */
  demos: { label: string; url: string }[];
  sections: ExtractedSection[];
  /** The types that its members name, and those that these name. */
  types: ExtractedType[];
}
