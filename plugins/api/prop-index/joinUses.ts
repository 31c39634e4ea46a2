import type { DemoFile } from '../../demos/collectDemos';
import type { Documentation, DocumentedComponent } from './documentedProps';
import type { DemoReading, PropUse } from './types';

/** A documented component's prop in a demo. */
export interface DemoUse {
  demo: DemoFile;
  /** The component that the demo renders. */
  component: DocumentedComponent;
  /** The component that documents the prop; absent for what is only passed on to an element. */
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

/** Puts together what demos set and what packages document; other components are left out. */
export function joinUses(
  demos: readonly DemoFile[],
  readings: ReadonlyMap<string, DemoReading>,
  documentation: Documentation,
): DemoUse[] {
  return demos.flatMap((demo) =>
    (readings.get(demo.file)?.uses ?? []).flatMap((use) => joinUse(demo, use, documentation)),
  );
}
