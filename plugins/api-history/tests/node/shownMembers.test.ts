/** Compares the records with the pages: both follow what the types of a component accept. */
import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import type { ExtractedComponent } from '@component-docs/api-reference';
import type { PackageRecord } from '../../node/readRecord';
import { readRecord } from '../../node/readRecord';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { lastPresence } from './lastPresence';

const siteDir = path.join(__dirname, '../../../..');

const MEMBERS: readonly string[] = ['prop', 'slot', 'class'];

const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

/** Returns the members on a component's page: `slot root`. */
function shownOf({ props, slots, classes }: ExtractedComponent): Set<string> {
  return new Set([
    ...props.map(({ name }) => `prop ${name}`),
    ...slots.map(({ name }) => `slot ${name}`),
    ...classes.map(({ name }) => `class ${name}`),
  ]);
}

/** Returns the members that a component has gained since the first release: `slot root`. */
function addedTo(name: string, { items, releases }: PackageRecord): string[] {
  const item = items[name];
  return (item ? lastPresence(item, releases) : [])
    .filter(({ kind, subject }) => kind === 'added' && MEMBERS.includes(subject))
    .map((change) => `${change.subject} ${change.name}`);
}

test.each(PACKAGES)('pages of %s show each member that its history adds', async (packageName) => {
  const record = await readRecord(packageName);
  const { components } = await readPackage(siteDir, packageName);
  const missing = components.flatMap((component) => {
    const shown = shownOf(component);
    return (record ? addedTo(component.name, record) : [])
      .filter((member) => !shown.has(member))
      .map((member) => `${component.name}: ${member}`);
  });
  expect(missing).toEqual([]);
});
