import type { ExtractedType } from './component';

/** A parameter of a hook's options, or a member of what it returns. Texts are Markdown. */
export interface ExtractedMember {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** What is extracted from a package about a hook. */
export interface ExtractedHook {
  name: string;
  /** `useButton`, `unstable_useModal`. */
  folder: string;
  description: string;
  isInPackageIndex: boolean;
  isDefaultExport: boolean;
  parameters: ExtractedMember[];
  returnValue: ExtractedMember[];
  /** The types that its members name, and the types that those name. */
  types: ExtractedType[];
}
