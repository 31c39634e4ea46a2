// The errors of servers and builds, one test per kind of error.
import { checkReferences } from '../../../plugins/demos/node/checkFiles';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { checkFrontMatter } from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import { remarkCallouts } from '@component-docs/docs-checks/node/page-faults/remarkElements';
import { productName } from '@component-docs/page-tree/shared/productNames';
import { getCookie } from '@component-docs/preferences/browser/cookies';
import { runRemark } from '../../helpers/mdx';

test('reading a cookie on the server throws', () => {
  expect(() => getCookie('codeVariant')).toThrow('Use a fallback value');
});

test('a missing demo is reported with file and line', () => {
  const page = { page: 'ui/chip', path: 'docs/ui/chip/chip.mdx', content: '<Demo name="Chips" />' };
  expect(checkReferences([page], [], (file) => file)).toEqual([
    expect.stringContaining('docs/ui/chip/chip.mdx:1: <Demo name="Chips"> has no file.'),
  ]);
});

test('an unknown callout throws', async () => {
  await expect(runRemark(':::hint\nText.\n:::', [remarkCallouts])).rejects.toThrow(
    '":::hint" isn\'t a kind of callout.',
  );
});

test('a missing description is reported', () => {
  expect(checkFrontMatter('docs/ui/chip.mdx', '---\ntitle: Chip\n---', { title: 'Chip' })).toEqual([
    expect.stringContaining('the page has no description. Add "description: …"'),
  ]);
});

test('a missing product identifier logs an error', () => {
  const logError = jest.spyOn(console, 'error').mockReturnValue();
  expect(productName({ productId: 'null', productCategoryId: 'null' })).toBeUndefined();
  expect(logError).toHaveBeenCalledTimes(1);
});

test('a missing package throws an error that names it', () => {
  expect(() => installedVersion(process.cwd(), '@mui/no-such-package')).toThrow(
    '@mui/no-such-package',
  );
});
