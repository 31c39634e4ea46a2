import type { RefApi } from '../../../../src/reference/component-page/types';

/**
 * What is read from a package: the part of `ComponentApi` that depends on the package alone, with
 * texts still in Markdown. This is what the cache keeps; links, anchors and HTML come after.
 */
export interface ExtractedComponent {
  name: string;
  /** Folder below the package, and below `src/` of its repository: `Button`. */
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
  themeName?: string;
  slots: ExtractedSlot[];
  classes: ExtractedClass[];
  /** The types that its props name, and those that these name. */
  types: ExtractedType[];
}

/** `package`: a package that is installed with the library; the others have a reference of their own. */
export type TypeOrigin = 'package' | 'react' | 'dom' | 'language';

/** A type that keeps its name where it is shown. */
export interface ExtractedType {
  /** As it is shown: `SxProps`, `React.ReactNode`. */
  name: string;
  origin: TypeOrigin;
  /** The declaration of a package's type. */
  definition?: string;
}

export interface ExtractedProp {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  deprecated?: string;
  signature?: ExtractedSignature;
  /** The value, an element or a component, must be able to hold a ref. */
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
