import path from 'node:path';
import { collectDemos, pageOfDemoFile, pageOfSource } from '../../node/collectDemos';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

describe('collectDemos', () => {
  test('sorts by path and includes only .tsx files in a demos folder', async () => {
    const docs = await temporaryFolder({
      'b/page/demos/Zoom.tsx': '',
      'b/page/demos/Alert2.tsx': '',
      'a/group/page/demos/Alert.tsx': '',
      'b/page/demos/data.ts': '',
      'b/page/demos/Zoom.module.css': '',
      'b/page/demos/Both/css.tsx': '',
      'b/page/demos/Both/styles.css': '',
      'b/page/demos/Both/deeper/Other.tsx': '',
      'b/page/Other.tsx': '',
    });
    expect((await collectDemos(docs)).map(({ id }) => id)).toEqual([
      'a/group/page/Alert',
      'b/page/Alert2',
      'b/page/Both/css',
      'b/page/Zoom',
    ]);
  });

  test('finds the demos of one page alone', async () => {
    const docs = await temporaryFolder({
      'a/page/demos/Alert.tsx': '',
      'a/page/demos/Both/css.tsx': '',
      'a/page/nested/demos/Zoom.tsx': '',
      'a/page-two/demos/Zoom.tsx': '',
    });
    expect((await collectDemos(docs, 'a/page')).map(({ id }) => id)).toEqual([
      'a/page/Alert',
      'a/page/Both/css',
    ]);
  });

  test('finds the demos of a page whose folder is called demos', async () => {
    const docs = await temporaryFolder({
      'a/demos/demos/Alert.tsx': '',
      'a/demos/demos/Both/css.tsx': '',
    });
    expect((await collectDemos(docs)).map(({ id, page }) => [id, page])).toEqual([
      ['a/demos/Alert', 'a/demos'],
      ['a/demos/Both/css', 'a/demos'],
    ]);
  });

  test('throws for a version that is not named after a styling', async () => {
    const docs = await temporaryFolder({ 'a/page/demos/Menu/sass.tsx': '' });
    await expect(collectDemos(docs)).rejects.toThrow(
      "Demo docs/a/page/demos/Menu/sass.tsx isn't named after a styling. Versions of a demo are system.tsx, tailwind.tsx, css.tsx.",
    );
  });

  test.each(['basicButtons', 'Basic-Buttons', '2Buttons', 'Basic_Buttons', 'Basic.test'])(
    'throws for a demo named %s',
    async (name) => {
      const docs = await temporaryFolder({ [`a/page/demos/${name}.tsx`]: '' });
      await expect(collectDemos(docs)).rejects.toThrow(
        `Demo docs/a/page/demos/${name}.tsx is not named like a component. ` +
          'Rename it in PascalCase, after what it shows.',
      );
    },
  );
});

describe('pageOfSource', () => {
  test.each([
    ['docs/material-ui/react-button/react-button.mdx', 'material-ui/react-button'],
    ['docs/material-ui/getting-started/usage/usage.mdx', 'material-ui/getting-started/usage'],
    [
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx',
      'material-ui/react-button',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-base-ui/current/getting-started/usage/usage.mdx',
      'base-ui/getting-started/usage',
    ],
  ])('returns the page of %s', (file, page) => {
    expect(pageOfSource('/site', `/site/${file}`)).toBe(page);
  });

  test.each([
    'src/pages/about.mdx',
    'docs/loose.mdx',
    'docs/material-ui/react-button/readme.md',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/loose.mdx',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-5/react-button/react-button.mdx',
    'other/docs/material-ui/react-button/react-button.mdx',
    'i18n/zh/docusaurus-plugin-content-docs-ui/current/page/page.mdx.orig',
  ])('returns undefined for %s', (file) => {
    expect(pageOfSource('/site', path.join('/site', file))).toBeUndefined();
  });
});

test.each([
  ['/site/docs/ui/button/demos/Basic.tsx', 'ui/button'],
  ['/site/docs/ui/demos/demos/Both/css.tsx', 'ui/demos'],
  ['/site/docs/ui/button/demos/people.ts', 'ui/button'],
])('%s belongs to the page %s', (file, page) => {
  expect(pageOfDemoFile('/site/docs', file)).toBe(page);
});
