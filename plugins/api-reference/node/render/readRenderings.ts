import path from 'node:path';
import { Worker } from 'jest-worker';
import { exportedName, isTag } from '@component-docs/react-api-model/model/extracted';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/locatePackage';
import type { UnrenderedComponent } from '@component-docs/react-api-model/model/extracted';
import type { renderPackage } from './renderPackage';
import type { Renderings, RenderRequest } from './types';

type Thread = Pick<Worker, 'end'> & {
  renderPackage: (...args: Parameters<typeof renderPackage>) => Promise<Renderings>;
};

function requestOf(packageName: string, component: UnrenderedComponent): RenderRequest {
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

/**
 * Returns the slots whose default may be an element, and those that the component may ignore. Other
 * components that are a default are documented.
 */
function renderedSlots({ slots, unlisted }: UnrenderedComponent): RenderRequest['slots'] {
  return [
    ...slots.filter((slot) => slot.default === undefined || isTag(slot.default)),
    ...(unlisted?.slots ?? []),
  ].map(({ name, className }) => ({ name, className }));
}

/**
 * Renders each component of an installed package once, in a thread with a document, and returns what
 * was found: types don't show which element a ref refers to.
 */
export async function readRenderings(
  siteDir: string,
  installed: InstalledPackage,
  components: readonly UnrenderedComponent[],
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
