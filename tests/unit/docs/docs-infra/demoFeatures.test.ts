import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { pageTags } from '@component-docs/kit/node/mdx/pageTags';
import type { PageTag } from '@component-docs/kit/node/mdx/pageTags';
import { mui } from '@site/src/mui/node';
import { ROOT } from './pages';

const FOLDER = path.join(ROOT, 'docs/docs-infra/demos');
const page = readFileSync(path.join(FOLDER, 'demos.mdx'), 'utf8');

type Has = (demo: PageTag, file: string) => boolean | Promise<boolean>;

const lacks = ({ attributes }: PageTag, ...options: string[]) =>
  options.every((option) => !attributes.has(option));

/** Returns whether a demo imports the portal of a library, by any number of modules. */
async function opensPortal(_demo: PageTag, file: string): Promise<boolean> {
  const { metafile } = await build({
    entryPoints: [file],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).some((input) => mui.demos.portals.test(`/${input}`));
}

/** What no option of a demo says that it has, by the heading below which the manual shows it. */
const FEATURES: readonly (readonly [string, string, Has])[] = [
  ['a frame', 'Frames', ({ attributes }) => attributes.has('iframe')],
  ['a portal', 'Popups', opensPortal],
  [
    'code to edit',
    'Edits, links, and exports',
    (demo) => lacks(demo, 'iframe', 'hideToolbar', 'disableLiveEdit'),
  ],
  [
    'an export with a module',
    'Edits, links, and exports',
    (demo, file) =>
      lacks(demo, 'hideToolbar', 'hideEditButton') &&
      / from '\.\/\w+'/.test(readFileSync(file, 'utf8')),
  ],
];

/** Returns the demos that a section of the page shows or names. */
function demosOf(heading: string): PageTag[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const words = [...section.matchAll(/\w+/g)].map(([word]) => word);
  const linked = pageTags(page, 'Demo').filter(({ attributes }) =>
    words.includes(String(attributes.get('name'))),
  );
  return [...pageTags(section, 'Demo'), ...linked];
}

test.each(FEATURES)('the manual has a demo with %s, below "%s"', async (_feature, heading, has) => {
  const found = await Promise.all(
    demosOf(heading).map(async (demo) =>
      has(demo, path.join(FOLDER, 'demos', `${String(demo.attributes.get('name'))}.tsx`)),
    ),
  );
  expect(found).toContain(true);
});
