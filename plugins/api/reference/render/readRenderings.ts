import path from 'node:path';
import { Worker } from 'jest-worker';
import { exportedName } from '../extract/exportedName';
import type { InstalledPackage } from '../extract/locatePackage';
import type { ExtractedComponent } from '../model/component';
import type { renderPackage } from './renderPackage';
import type { Renderings, RenderRequest } from './types';

type Thread = Pick<Worker, 'end'> & {
  renderPackage: (...args: Parameters<typeof renderPackage>) => Promise<Renderings>;
};

function requestOf(packageName: string, component: ExtractedComponent): RenderRequest {
  const { name, folder, isDefaultExport, props } = component;
  return {
    name,
    // A component that is a named export of the package may be in a folder without a module.
    module:
      isDefaultExport || packageName === '@mui/base' ? `${packageName}/${folder}` : packageName,
    exportName: exportedName(component),
    props: props.map((prop) => prop.name),
    slots: renderedSlots(component),
  };
}

/** Returns whether a default is an element, not a component or an expression. */
function isTag(text: string): boolean {
  return /^[a-z][a-z\d]*$/.test(text) && text !== 'null';
}

/** Returns the slots whose default may be an element; components are documented. */
function renderedSlots({ slots, unlistedSlots }: ExtractedComponent): RenderRequest['slots'] {
  return [...slots, ...unlistedSlots]
    .filter((slot) => slot.default === undefined || isTag(slot.default))
    .map(({ name, className }) => ({ name, className }));
}

/**
 * Renders each component of an installed package once, in a thread with a document, and returns what
 * was found: types don't show which element a ref refers to.
 */
export async function readRenderings(
  siteDir: string,
  installed: InstalledPackage,
  components: readonly ExtractedComponent[],
): Promise<Renderings> {
  const thread = new Worker(path.join(__dirname, 'thread.cjs'), {
    exposedMethods: ['renderPackage'],
    numWorkers: 1,
    enableWorkerThreads: true,
    maxRetries: 0,
  }) as unknown as Thread;
  try {
    const requests = components
      .filter(({ ref }) => ref.kind !== 'none')
      .map((component) => requestOf(installed.name, component));
    return await thread.renderPackage(siteDir, installed.name, requests);
  } finally {
    await thread.end();
  }
}
