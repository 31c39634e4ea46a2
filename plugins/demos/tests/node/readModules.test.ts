import path from 'node:path';
import { readModules, readStyles } from '../../node/readImports';
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

async function read(files: Record<string, string>) {
  const folder = await temporaryFolder(files);
  const file = path.join(folder, 'Demo.tsx');
  return { folder, modules: () => readModules(file, files['Demo.tsx'] ?? '') };
}

test('a module follows those that it imports, and is there once', async () => {
  const { modules } = await read({
    'Demo.tsx':
      "import './styles.css';\nimport {\n  a,\n  b,\n} from './a';\nimport type { C } from './c';\n",
    'a.ts': "import { c } from './c';\nexport * from './b';\n",
    'b.ts': "import { a } from './a';\nexport const text = './no-import';\n",
    'c.ts': 'export const c = 1;\n',
  });
  expect((await modules()).map(({ name }) => name)).toEqual(['c.ts', 'b.ts', 'a.ts']);
});

test('says what is missing, and where it is imported', async () => {
  const { folder, modules } = await read({ 'Demo.tsx': "\nimport {\n  a,\n} from './a';\n" });
  await expect(modules()).rejects.toThrow(
    `${folder}/Demo.tsx:4: "./a" is imported, but there is no ${folder}/a.ts. Add it.`,
  );
});

test.each(['../other/a', './folder/a', './theme.css', './a.js'])('refuses %s', async (imported) => {
  const { folder, modules } = await read({ 'Demo.tsx': `import '${imported}';\n` });
  await expect(modules()).rejects.toThrow(`${folder}/Demo.tsx:1: "${imported}" can't be imported.`);
});

test('refuses a module that imports the demo, and a demo that imports another one', async () => {
  const files = { 'Other.tsx': '', 'data.ts': "\nimport { rows } from './Demo';\n" };
  const circle = await read({ ...files, 'Demo.tsx': "import { data } from './data';\n" });
  await expect(circle.modules()).rejects.toThrow(
    `${circle.folder}/data.ts:2: "./Demo" is a demo, which no other file can import`,
  );
  const pair = await read({ ...files, 'Demo.tsx': "import Other from './Other';\n" });
  await expect(pair.modules()).rejects.toThrow(
    `${pair.folder}/Demo.tsx:1: "./Other" is a demo, which no other file can import`,
  );
});

test('reads the modules of a shared folder, which readers see beside the demo', async () => {
  const folder = await temporaryFolder({
    'data/orders.ts': "import { random } from './random';\nexport const orders = [random];\n",
    'data/random.ts': 'export const random = 4;\n',
    'grid/demos/rows.ts': "export { orders } from '../../data/orders';\n",
  });
  const file = path.join(folder, 'grid/demos/Demo.tsx');
  const modules = await readModules(file, "import { orders } from './rows';\n");
  expect(modules.map(({ name }) => name)).toEqual(['random.ts', 'orders.ts', 'rows.ts']);
  expect(modules.at(-1)).toEqual({
    name: 'rows.ts',
    file: path.join(folder, 'grid/demos/rows.ts'),
    code: "export { orders } from './orders';\n",
  });
});

test('refuses two modules of the same name', async () => {
  const folder = await temporaryFolder({ 'data/rows.ts': '', 'grid/demos/rows.ts': '' });
  const file = path.join(folder, 'grid/demos/Demo.tsx');
  const code = "import './rows';\nimport '../../data/rows';\n";
  await expect(readModules(file, code)).rejects.toThrow(
    `${folder}/data/rows.ts and ${folder}/grid/demos/rows.ts have the same name`,
  );
});
