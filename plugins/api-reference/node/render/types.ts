import type { RefApi, ExtractedSlot } from '@component-docs/react-api-model/model/extracted';

/** A component to render, and the slots to look for. */
export interface RenderRequest {
  name: string;
  /** The module to import: `@mui/material/Checkbox`. */
  module: string;
  /** Its name in the module, unless it is the default export: `Unstable_Popup`. */
  exportName: string;
  /** Names of props; those that open a component are set. */
  props: readonly string[];
  slots: readonly Pick<ExtractedSlot, 'name' | 'className'>[];
}

/** What a rendered component shows. */
export interface Rendering {
  /** Absent if no element could be found. */
  ref?: RefApi;
  /** The tags of the elements that slots render by default; a slot that isn't used is left out. */
  slots: Readonly<Record<string, string>>;
}

/** By component; a component that can't be rendered is left out. */
export type Renderings = Readonly<Record<string, Rendering>>;
