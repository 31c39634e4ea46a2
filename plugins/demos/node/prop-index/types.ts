/** A component of an installed package, identified by its declaration. */
export interface DeclaredComponent {
  /** `@mui/material` */
  packageName: string;
  /** Path below the package: `Button`. */
  folder: string;
  /** The name in its declaration; it may be imported under another name. */
  name: string;
}

/** One place where a demo sets a prop. */
export interface PropUse {
  component: DeclaredComponent;
  prop: string;
  /** Line of the displayed TypeScript, from 1. */
  line: number;
}

/** What was read from one demo file. */
export interface DemoReading {
  uses: PropUse[];
  /** A message, with the line, for each imported component that cannot be resolved. */
  problems: string[];
}
