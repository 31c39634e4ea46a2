import type { ThemeFacts } from '../browser/libraries/types';

/** A library whose themes readers can build. */
export interface BuiltLibrary {
  /** The product that documents it. */
  product: string;
  facts: ThemeFacts;
  package: string;
  /** Begins the keys of its components in a theme. */
  prefix: string;
  /** The components whose defaults themes change most. */
  components: readonly string[];
}
