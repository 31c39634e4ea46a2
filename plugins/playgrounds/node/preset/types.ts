import type { PlaygroundState } from '../../shared/types';

/** The source of a playground: a file in `content/playgrounds`, or what is generated without one. */
export interface Preset {
  /** Path from the site's root; that of the page if it is generated. */
  file: string;
  initial: PlaygroundState;
  /** Props without a control. */
  hidden: readonly string[];
  /** Props whose controls come first. */
  order: readonly string[];
  /** The lines of the props that the settings name, from 1. */
  lines: Readonly<Record<string, number>>;
  /** The module with the component that readers see, without settings and types of its props. */
  code: string;
}
