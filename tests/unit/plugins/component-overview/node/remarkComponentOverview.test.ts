import '../../../../../content/navigation';
import path from 'node:path';
import type { Heading } from 'mdast';
import { remarkComponentOverview } from '../../../../../plugins/component-overview/node/remarkComponentOverview';
import { elementsOf, runRemark } from '../../../../helpers/mdx';
import { visit } from 'unist-util-visit';

const siteDir = path.join(__dirname, '../../../../..');
const PAGE = path.join(siteDir, 'docs/material-ui/all-components/all-components.mdx');

function run(content: string, file = PAGE) {
  return runRemark(content, [[remarkComponentOverview, { siteDir }]], file);
}

describe('remarkComponentOverview', () => {
  it('adds a heading and cards for every group to the element', async () => {
    const tree = await run('<ComponentOverview />\n');
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => {
      headings.push(node);
    });
    expect(headings[1]).toMatchObject({
      depth: 2,
      children: [{ value: 'Data display' }],
      data: { hProperties: { id: 'data-display' } },
    });
    expect(elementsOf(tree).slice(0, 3)).toEqual([
      { name: 'ComponentOverview', attributes: { product: 'material-ui' } },
      { name: 'ComponentCards', attributes: { cards: '{overviewCards["inputs"]}' } },
      { name: 'ComponentCards', attributes: { cards: '{overviewCards["data-display"]}' } },
    ]);
  });

  it('imports the components that it adds, only into this page', async () => {
    const imports = (await run('<ComponentOverview />\n')).children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? [node.value] : [],
    );
    expect(imports).toEqual([
      "import ComponentOverview from '@component-docs/component-overview/browser/ThumbnailScope';",
      "import ComponentCards from '@component-docs/component-overview/browser/ComponentCards';",
      "import overviewCards from '@generated/component-overview/default/material-ui.json';",
    ]);
    expect((await run('Text\n')).children).toHaveLength(1);
  });

  it('rejects a page that is not an overview, and says what is missing', async () => {
    const file = path.join(siteDir, 'docs/material-ui/react-button/react-button.mdx');
    await expect(run('<ComponentOverview />\n', file)).rejects.toThrow(
      'a product with a "componentGroup" in defineSite. material-ui/react-button is no such page.',
    );
  });
});
