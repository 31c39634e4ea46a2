import type { ApiChange, ItemChanges } from '@component-docs/api-history/node/readRecord';
import type { ChangedName } from '@component-docs/docs-checks/node/statements/findStatements';

/** The meaning of a change for a page that names the member; absent if the page's statements stay true. */
function meaningOf({ kind, before, after }: ApiChange): string | undefined {
  switch (kind) {
    case 'removed':
      return 'was removed or renamed';
    case 'deprecated':
      return 'is deprecated';
    case 'default':
      return `has the default ${after ?? 'none'} instead of ${before ?? 'none'}`;
    default:
      return undefined;
  }
}

const IS_ITEM = new Set(['component', 'hook', 'interface']);

/** Returns the names that pages should no longer use, or about which pages may have wrong statements. */
export function changedNames(items: readonly ItemChanges[]): ChangedName[] {
  return items.flatMap(({ name: item, changes }) =>
    changes.flatMap((change) => {
      const meaning = meaningOf(change);
      const member = IS_ITEM.has(change.subject) ? {} : { member: change.name };
      return meaning === undefined ? [] : [{ item, ...member, change: meaning }];
    }),
  );
}

const LOST = /: (\w+) of \S+ no longer has the anchor #[\w-]+-(?:prop|classes)-([\w-]+),/;

/** Returns whether a message is about an anchor of something that a release removed. */
export function isRemovedAnchor(message: string, items: readonly ItemChanges[]): boolean {
  const [, component, name] = LOST.exec(message) ?? [];
  return items.some(
    (item) =>
      item.name === component &&
      item.changes.some((change) => change.kind === 'removed' && change.name.endsWith(name ?? '')),
  );
}
