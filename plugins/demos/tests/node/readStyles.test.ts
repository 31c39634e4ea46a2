import { readStyles } from '../../node/readStyles';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const CODE = `import './styles.css';\nexport default () => null;\n`;

const demo = (folder: string, styling?: 'css' | 'system' | 'tailwind') => ({
  id: 'base-ui/page/Name/css',
  name: 'Name',
  page: 'base-ui/page',
  file: `${folder}/Name/${styling}.tsx`,
  ...(styling && { styling }),
});

test('returns the stylesheet next to the plain CSS version', async () => {
  const folder = await temporaryFolder({ 'Name/styles.css': '.a { color: red; }' });
  expect(await readStyles(demo(folder, 'css'), CODE)).toBe('.a { color: red; }');
});

test.each([undefined, 'system', 'tailwind'] as const)(
  'returns undefined for %s',
  async (styling) => {
    expect(await readStyles(demo('/nowhere', styling), CODE)).toBeUndefined();
  },
);

test('throws for a version that does not import its styles', async () => {
  const folder = await temporaryFolder({ 'Name/styles.css': '' });
  await expect(readStyles(demo(folder, 'css'), 'export default () => null;')).rejects.toThrow(
    `Demo ${folder}/Name/css.tsx doesn't import its styles. Add: import './styles.css';`,
  );
});

test('throws for styles that do not exist', async () => {
  const folder = await temporaryFolder({ 'Name/css.tsx': CODE });
  await expect(readStyles(demo(folder, 'css'), CODE)).rejects.toThrow(
    `Demo ${folder}/Name/css.tsx imports ${folder}/Name/styles.css, which doesn't exist. Add it.`,
  );
});
