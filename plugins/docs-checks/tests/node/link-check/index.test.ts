import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import linkCheckPlugin from '../../../node/link-check';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

type PostBuild = NonNullable<Plugin['postBuild']>;

const SOURCE = 'i18n/zh/docs/button.mdx';

const ROUTES: RouteConfig[] = [
  {
    path: '/zh/ui',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/zh/ui/button',
        component: '@theme/DocItem',
        metadata: { sourceFilePath: SOURCE },
      },
      { path: '/zh/ui/tags', component: '@theme/DocTagsListPage' },
    ],
  },
  {
    path: '/zh/about',
    component: '@theme/MDXPage',
    metadata: { sourceFilePath: 'src/pages/about.tsx' },
  },
];

/** Runs the plugin as it runs after a build of the Chinese site with one page. */
async function postBuild(content: string): Promise<void> {
  const siteDir = await temporaryFolder({
    [SOURCE]: content,
    'build/zh/ui/button.html': '<h2 id="sizes">',
    'build/zh/index.html': '',
    'build/zh/manifest.json': '{}',
  });
  const context = { siteDir, baseUrl: '/zh/' } as LoadContext;
  const props = { outDir: path.join(siteDir, 'build/zh'), routes: ROUTES };
  await linkCheckPlugin(context).postBuild?.(props as Parameters<PostBuild>[0]);
}

test('passes a build with valid links in another locale', async () => {
  await expect(
    postBuild('[a](/) [b](/ui/button#sizes) [c](#sizes) [d](/manifest.json)'),
  ).resolves.toBeUndefined();
});

test('fails a build with broken links, with file and line of each', async () => {
  await expect(postBuild('# Button\n\n[a](/ui/buttons)\n[b](#size)\n')).rejects.toThrow(
    new Error(
      [
        'Broken links:',
        `  - ${SOURCE}:3: there is no page at /ui/buttons. Did you mean /ui/button?`,
        `  - ${SOURCE}:4: /ui/button has no anchor #size. Correct or remove the link.`,
      ].join('\n'),
    ),
  );
});
