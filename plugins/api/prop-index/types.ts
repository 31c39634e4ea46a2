/** A component of an installed package, by where it is declared. */
export interface DeclaredComponent {
  /** `@mui/material` */
  packageName: string;
  /** Below the package: `Button`. */
  folder: string;
  /** The name in its declaration; importers may have another. */
  name: string;
}

/** One place where a demo sets a prop. */
export interface PropUse {
  component: DeclaredComponent;
  prop: string;
  /** Of the shown TypeScript, from 1. */
  line: number;
}

/** What was read of one demo file. */
export interface DemoReading {
  uses: PropUse[];
  /** Imported components that lead nowhere: a message each, with the line. */
  faults: string[];
}
