import path from 'node:path';
import zlib from 'node:zlib';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

/** Pages to add, each with a demo. More than the default take minutes: GROWTH_PAGES=3000. */
const PAGES = Number(process.env.GROWTH_PAGES ?? 60);

/** How much the scripts of every page may grow with the pages of the site, in bytes (Brotli). */
const MAX_GROWTH = 1024;

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});

afterAll(() => site.remove());

async function build(): Promise<void> {
  const { code, output } = await site.build();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
}

/** Returns the size of the scripts that a page's HTML names, by file without its hash, in bytes. */
async function shellSizes(): Promise<Record<string, number>> {
  const html = await site.read('build/material-ui/react-button.html');
  const files = [...html.matchAll(/<script[^>]*\ssrc="?(\/[^\s">]+)/g)].map(
    ([, file = '']) => file,
  );
  const sizes = files.map(async (file) => {
    const script = await site.read(path.join('build', file));
    return [file.replace(/\.[\da-f]{8}\./, '.'), zlib.brotliCompressSync(script).length] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

const names = Array.from({ length: PAGES }, (_, index) => `generated-${index}`);

async function addPages(): Promise<void> {
  await site.edit('content/navigation/material-ui.ts', (tree) =>
    tree.replace(
      "{ pathname: '/material-ui/react-button'",
      `${names.map((name) => `{ pathname: '/material-ui/${name}', title: '${name}' },`).join('\n')}
      { pathname: '/material-ui/react-button'`,
    ),
  );
  await site.edit(
    'content/written-pages.txt',
    (lock) => lock + names.map((name) => `/material-ui/${name}\n`).join(''),
  );
  for (const name of names) {
    const folder = `docs/material-ui/${name}`;
    await site.edit(
      `${folder}/${name}.mdx`,
      () =>
        `---\ntitle: ${name}\ndescription: Page ${name}.\n---\n\n# ${name}\n\n<Demo name="Shown" />\n`,
    );
    await site.edit(
      `${folder}/demos/Shown.tsx`,
      () =>
        `import Button from '@mui/material/Button';\n\nexport default function Shown() {\n  return <Button>${name}</Button>;\n}\n`,
    );
  }
}

test(`the scripts of every page don't grow with ${PAGES} more pages and demos`, async () => {
  await build();
  const before = await shellSizes();
  await addPages();
  await build();
  const after = await shellSizes();
  expect(Object.keys(before).length).toBeGreaterThan(1);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((a, b) => a + b, 0);
  const growth = sum(after) - sum(before);
  console.info(`${sum(before)} bytes, ${growth} more with ${PAGES} pages.`);
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
});
