import { remarkCustomization } from '../../../../../src/customization/node/remarkCustomization';
import { runRemark } from '../../../../helpers/mdx';

const run = (content: string) => runRemark(content, [remarkCustomization]);

async function importsOf(content: string): Promise<string[]> {
  return (await run(content)).children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [node.value] : [],
  );
}

test('imports an element once into pages that use it, and not into others', async () => {
  const tool = '<CustomizationTool name="default-theme" />\n';
  expect(await importsOf(`${tool}\n${tool}`)).toEqual([
    "import CustomizationTool from '@site/src/customization/CustomizationTool';",
  ]);
  expect(await importsOf('Text\n\n<Other />\n')).toEqual([]);
});

test.each(['<CustomizationTool />', '<CustomizationTool name="toString" />'])(
  'refuses %s and lists the tools',
  async (element) => {
    await expect(run(`${element}\n`)).rejects.toThrow(/needs the name of a tool: .*default-theme/);
  },
);
