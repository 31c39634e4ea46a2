import type { DemoFile } from '../collectDemos';
import type { Documentation, DocumentedComponent } from './documentedProps';
import type { DemoReading, PropUse } from './types';

/** One place where a demo sets a prop of a documented component. */
export interface DemoUse {
  demo: DemoFile;
  /** The component that the demo renders. */
  component: DocumentedComponent;
  /**
   * The component that documents the prop. Absent for a prop that is only passed on to an element.
   */
  owner?: DocumentedComponent;
  prop: string;
  line: number;
}

function joinUse(demo: DemoFile, use: PropUse, documentation: Documentation): DemoUse[] {
  const component = documentation.componentOf(use.component);
  if (!component) {
    return [];
  }
  const owner = documentation.ownerOf(component, use.prop);
  return [{ demo, component, ...(owner && { owner }), prop: use.prop, line: use.line }];
}

/**
 * Joins the props that demos set with the packages' documentation. Leaves out undocumented
 * components.
 */
export function joinUses(
  demos: readonly DemoFile[],
  readings: ReadonlyMap<string, DemoReading>,
  documentation: Documentation,
): DemoUse[] {
  return demos.flatMap((demo) =>
    (readings.get(demo.file)?.uses ?? []).flatMap((use) => joinUse(demo, use, documentation)),
  );
}
