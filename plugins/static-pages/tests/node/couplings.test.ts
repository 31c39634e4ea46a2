import path from 'node:path';
import { packageReader, checkCouplings, swizzledComponents } from '../../node/couplings';
import { COUPLINGS } from '../../node/couplings/couplings';

const ROOT = path.resolve(__dirname, '../../../..');
const read = packageReader(ROOT);

test('the installed packages are as this site expects them', async () => {
  expect(checkCouplings([...COUPLINGS, ...(await swizzledComponents(ROOT))], read)).toEqual([]);
});

test.each(COUPLINGS)('$ours notices when $theirs is gone', (coupling) => {
  const isGone = (file: string) => (file === coupling.theirs ? undefined : read(file));
  expect(checkCouplings(COUPLINGS, isGone)).toContain(
    `${coupling.ours}: ${coupling.theirs} is gone. If nothing is done: ${coupling.otherwise}`,
  );
});

test.each(COUPLINGS.filter(({ contains }) => contains !== undefined))(
  '$ours notices when $theirs has lost $contains',
  (coupling) => {
    const { ours, theirs, contains = '', otherwise } = coupling;
    const without = (file: string) =>
      file === theirs ? read(file)?.replaceAll(contains, '') : read(file);
    expect(checkCouplings(COUPLINGS, without)).toContain(
      `${ours}: ${theirs} doesn't contain ${JSON.stringify(contains)} any more. If nothing is done: ${otherwise}`,
    );
  },
);

test('what relies on a package exists, and so does each component that is wrapped or replaced', async () => {
  const swizzled = await swizzledComponents(ROOT);
  expect(swizzled.map(({ ours }) => ours)).toContain(
    'plugins/theme/theme/DocItem/Content/index.tsx',
  );
  expect(swizzled.map(({ ours }) => ours)).not.toContain(
    'plugins/theme/theme/ReferenceItem/index.tsx',
  );
  expect(checkCouplings(swizzled, () => undefined)).toHaveLength(swizzled.length);
});
