/** The newest step of each committed record, read again from the installed package. */
import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import { foldersWithoutCode } from '@component-docs/react-api-model/extract/findComponents';
import { locatePackage } from '@component-docs/react-api-model/extract/locatePackage';
import type { ItemFacts, MemberGroup } from '../../node/facts/model';
import { readFacts } from '../../node/facts/readFacts';
import { accepts } from '../../node/fold/diffMembers';
import { readRecord } from '../../node/readRecord';
import type { ItemRecord } from '../../node/readRecord';
import { MEMBER_SUBJECTS } from '../../node/types';
import type { ApiChange, MemberSubject } from '../../node/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { lastPresence } from './lastPresence';

const siteDir = path.join(__dirname, '../../../..');

// Reads the installed packages with the compiler.
jest.setTimeout(300_000);

const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

const isMember = (subject: ApiChange['subject']): subject is MemberSubject =>
  (MEMBER_SUBJECTS as readonly string[]).includes(subject);

/** Returns what a change says that isn't so in the installed release. */
function contradiction(
  { kind, name, after }: ApiChange,
  group: MemberGroup | undefined,
): string | undefined {
  const facts = group?.documented[name];
  const isTrue = {
    added: accepts(group, name),
    removed: !accepts(group, name),
    retyped: facts?.type === after,
    default: facts?.default === after,
    required: facts?.required === true,
    deprecated: facts?.deprecated === true,
  };
  return isTrue[kind] ? undefined : `${name} is not ${kind}`;
}

/** Returns how a record differs from what the installed release has. */
function differences(record: ItemRecord, releases: readonly string[], facts: ItemFacts): string[] {
  const dated = MEMBER_SUBJECTS.flatMap((subject) =>
    Object.keys(record.members[subject] ?? {})
      .filter((name) => !accepts(facts.members[subject], name))
      .map((name) => `${name} is dated but not there`),
  );
  const newest = record.changes[releases.at(-1) ?? ''] ?? [];
  const changed = [...lastPresence(record, releases), ...newest].flatMap((change) =>
    isMember(change.subject) ? (contradiction(change, facts.members[change.subject]) ?? []) : [],
  );
  return [...dated, ...changed];
}

test.each(PACKAGES)('the record of %s ends with the installed release', async (packageName) => {
  const record = await readRecord(packageName);
  const { installed, components } = await readPackage(siteDir, packageName);
  expect(record?.releases.at(-1)).toBe(installed.version);
  const named = new Set(components.map(({ name }) => name));
  const facts = readFacts(locatePackage(siteDir, packageName), { named });
  expect(Object.keys(facts.unreadable).filter((name) => named.has(name))).toEqual([]);
  const elsewhere = foldersWithoutCode(installed);
  const missing = Object.keys(facts.items).filter((name) => !record?.items[name]);
  expect(missing.filter((name) => !elsewhere.includes(name))).toEqual([]);
  const problems = Object.entries(facts.items).flatMap(([name, item]) => {
    const known = record?.items[name];
    return known
      ? differences(known, record.releases, item).map((problem) => `${name}: ${problem}`)
      : [];
  });
  expect(problems).toEqual([]);
});
