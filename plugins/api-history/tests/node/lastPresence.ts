import type { ItemRecord } from '../../node/readRecord';
import type { ApiChange } from '../../node/types';

/** Returns the last change of each member that added or removed it. */
export function lastPresence({ changes }: ItemRecord, releases: readonly string[]): ApiChange[] {
  const inOrder = releases.flatMap((version) => changes[version] ?? []);
  const found = inOrder.filter(({ kind }) => kind === 'added' || kind === 'removed');
  return [...new Map(found.map((one) => [`${one.subject} ${one.name}`, one])).values()];
}
