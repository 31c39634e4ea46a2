import type { ExtractedType } from './component';

/** A parameter of a hook's options, or a member of what it returns. Texts are Markdown. */
export interface ExtractedMember {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** What is read of a hook: the part that depends on its package alone. */
export interface ExtractedHook {
  name: string;
  /** `useButton`, `unstable_useModal`. */
  folder: string;
  description: string;
  isInPackageIndex: boolean;
  isDefaultExport: boolean;
  parameters: ExtractedMember[];
  returnValue: ExtractedMember[];
  /** The types that its members name, and those that these name. */
  types: ExtractedType[];
}
