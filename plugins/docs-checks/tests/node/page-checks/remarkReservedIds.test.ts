import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { remarkReservedIds } from '../../../node/page-checks/remarkIds';
import { RESERVED_IDS } from '@component-docs/static-pages/shared/siteIds';
import { runRemark } from '../../../../../tests/helpers/mdx';

/** In the order of the site's config: Docusaurus' own plugin gives headings their ids first. */
const run = (source: string) =>
  runRemark(source, [[headings, { anchorsMaintainCase: false }], remarkReservedIds]);

test('fails for a heading whose id is that of the configuration, with file, line, and fix', async () => {
  await expect(run('Text.\n\n## Third parties')).rejects.toMatchObject({
    reason:
      'The id "third-parties" belongs to the site itself (plugins/static-pages/shared/siteIds.ts). Write an anchor behind the heading: {/* #third-parties-section */}.',
    file: '/site/docs/page.mdx',
    line: 3,
  });
});

test.each(RESERVED_IDS)('fails for an element with the id %s', async (id) => {
  await expect(run(`# Page\n\n<div id="${id}">Text</div>`)).rejects.toMatchObject({ line: 3 });
  await expect(run(`Text with <a id={'${id}'}>a link</a>.`)).rejects.toMatchObject({
    reason: `The id "${id}" belongs to the site itself (plugins/static-pages/shared/siteIds.ts). Choose another one.`,
    line: 1,
  });
});

test('leaves other ids alone', async () => {
  await expect(
    run('## Third parties {/* #services */}\n\n<div id="third">Text</div>\n\n## Main content area'),
  ).resolves.toBeDefined();
});
