import fs from 'node:fs/promises';
import path from 'node:path';
import { describeDemo } from '../../node/describeDemo';
import { createValueStore } from '@component-docs/kit/node/cache/cachedValue';
import { buttonDemo } from '../../../../tests/helpers/realDemos';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

async function describeCode(code: string) {
  const folder = await temporaryFolder({ 'Sample.tsx': code });
  const file = path.join(folder, 'Sample.tsx');
  return describeDemo({ id: 'ui/page/Sample', name: 'Sample', page: 'ui/page', file });
}

const JSX_ONLY = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Sample() {
  return <Button>Save</Button>;
}
`;

test('derives everything that the site shows of a real demo', async () => {
  const demo = await buttonDemo('BasicButtons');
  const described = await describeDemo(demo);
  expect(described).toMatchObject(demo);
  expect(described.source.TS.code).toBe((await fs.readFile(demo.file, 'utf8')).trimEnd());
  expect(described.source.TS.html).toMatch(/^<span class="k">import <\/span>/);
  expect(described.source.preview).toEqual({
    code: [
      '<Button variant="text">Preview</Button>',
      '<Button variant="outlined">Save draft</Button>',
      '<Button variant="contained">Publish</Button>',
    ].join('\n'),
    html: expect.stringMatching(
      /^&lt;<span class="f">Button <\/span><span class="a">variant<\/span>=/,
    ) as string,
  });
  expect(described.sourceUrl).toMatch(
    /^\/assets\/demos\/material-ui\/react-button\/BasicButtons\.[0-9a-f]{8}\.json$/,
  );
});

test('includes JavaScript only if it differs from the TypeScript', async () => {
  const [same, differs] = await Promise.all([
    describeDemo(await buttonDemo('BasicButtons')),
    describeDemo(await buttonDemo('ButtonSizes')),
  ]);
  expect(same.source).not.toHaveProperty('JS');
  expect(differs.source.TS.code).toContain(
    "const variants = ['text', 'outlined', 'contained'] as const;",
  );
  expect(differs.source.JS?.code).toContain("const variants = ['text', 'outlined', 'contained'];");
  expect(differs.source.JS?.html).toContain('<span class="k">const</span> variants');
});

test('includes the modules that it imports, in both languages, and then its styles', async () => {
  const folder = await temporaryFolder({
    'css.tsx': "import { a } from './a';\nimport './styles.css';\nexport default () => a;\n",
    'a.ts': 'export const a:string="A"',
    'styles.css': '.a {}\n',
  });
  const file = path.join(folder, 'css.tsx');
  const demo = { id: 'ui/page/Menu/css', name: 'Menu', page: 'ui/page', file } as const;
  const { source } = await describeDemo({ ...demo, styling: 'css' });
  expect(source.files?.map(({ name, TS, JS }) => [name, TS.code, JS?.code])).toEqual([
    ['a.ts', "export const a: string = 'A';", "export const a = 'A';"],
    ['styles.css', '.a {}', undefined],
  ]);
});

test('changes the URL if and only if the content changes', async () => {
  const first = await describeCode(JSX_ONLY);
  const again = await describeCode(JSX_ONLY);
  const changed = await describeCode(JSX_ONLY.replace('Save', 'Send'));
  expect(again.sourceUrl).toBe(first.sourceUrl);
  expect(changed.sourceUrl).not.toBe(first.sourceUrl);
});

test('throws with the file of a demo that does not parse', async () => {
  await expect(describeCode('export default function (')).rejects.toThrow(
    /^\/.+\/Sample\.tsx:\d+:\d+: the demo doesn't parse: .+\. Correct it\.$/,
  );
});

test('takes the listings of an unchanged file from the store, and the rest as it is now', async () => {
  const store = createValueStore(await temporaryFolder({}));
  const demo = await buttonDemo('BasicButtons');
  const first = await describeDemo(demo, {}, store);
  const uses = [{ component: 'Button', href: '/material-ui/api/button', props: [] }];
  const tree = '- button "Publish"';
  const again = await describeDemo(demo, { uses, tree }, store);
  expect(again.source.TS).toBe(first.source.TS);
  expect(again.source.uses).toEqual(uses);
  expect(again.source.tree).toBe(tree);
  expect(again.sourceUrl).not.toBe(first.sourceUrl);
});
