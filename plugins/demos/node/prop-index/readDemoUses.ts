import type { ComponentUse } from '../../shared/types';
import {
  readLinkTargets,
  createLinkResolver,
} from '@component-docs/api-reference/node/links/libraryLinks';
import { readPropIndex } from './index';
import { usesOfDemos } from './usesOfDemos';

/**
 * Returns the components and props that each demo uses, by demo id, with links to the API
 * reference.
 *
 * Throws, with file and line, when a demo uses a component that its import does not resolve to.
 */
export async function readDemoUses(siteDir: string): Promise<Map<string, ComponentUse[]>> {
  const [uses, targets] = await Promise.all([readPropIndex(siteDir), readLinkTargets(siteDir)]);
  const resolve = createLinkResolver(targets, '/');
  return usesOfDemos(uses, ({ component }) =>
    resolve(component.pageUrl)?.replace(/#.*$/, '').replace(/\/$/, ''),
  );
}
