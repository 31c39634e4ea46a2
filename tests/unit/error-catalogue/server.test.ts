// The errors of servers and builds, a test a row of the catalogue (behaviours §26).
import { checkReferences } from '../../../plugins/demos/checkReferences';
import { installedVersion } from '../../../plugins/products/packages/installedVersion';
import { checkFrontMatter } from '../../../plugins/markdown/page-checks/checkFrontMatter';
import { remarkCallouts } from '../../../plugins/markdown/page-checks/remarkCallouts';
import { productName } from '../../../src/site/navigation/productNames';
import { getCookie } from '../../../src/reader/preferences/cookies';
import { runRemark } from '../../helpers/mdx';

test('cookie on the server', () => {
  expect(() => getCookie('codeVariant')).toThrow('Use a fallback value');
});

test('missing demo', () => {
  const page = { page: 'ui/chip', path: 'docs/ui/chip/chip.mdx', content: '<Demo name="Chips" />' };
  expect(checkReferences([page], [], (file) => file)).toEqual([
    expect.stringContaining('docs/ui/chip/chip.mdx:1: <Demo name="Chips"> has no file.'),
  ]);
});

test('wrong callout', async () => {
  await expect(runRemark(':::hint\nText.\n:::', [remarkCallouts])).rejects.toThrow(
    '":::hint" is no kind of callout.',
  );
});

test('missing description', () => {
  expect(checkFrontMatter('docs/ui/chip.mdx', '---\ntitle: Chip\n---', { title: 'Chip' })).toEqual([
    expect.stringContaining('the page has no description. Add "description: …"'),
  ]);
});

test('missing product identifier', () => {
  const logError = jest.fn();
  expect(productName({ productId: 'null', productCategoryId: 'null' }, logError)).toBeUndefined();
  expect(logError).toHaveBeenCalledTimes(1);
});

test('missing versions of a product', () => {
  expect(() => installedVersion(process.cwd(), '@mui/no-such-package')).toThrow(
    '@mui/no-such-package',
  );
});
