import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { headingAnchors } from '@component-docs/static-pages/node/docusaurus/internals';
import { remarkBrowserCode } from '../../../node/page-checks/remarkBrowserCode';
import { collectFaults, pageFaults, pageOfFaults } from '../../../node/page-faults/pageFaults';
import type { CompilePage } from '../../../node/page-faults/pageFaults';
import { remarkAnchors } from '../../../node/page-checks/remarkIds';
import { remarkElements } from '../../../node/page-faults/remarkElements';
import { remarkPictures } from '../../../node/page-faults/remarkPictures';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const NAME = 'docs/ui/button/button.mdx';
const HEAD = '---\ntitle: Button\ndescription: Buttons let people act.\n---\n\n# Button\n\n';

/** A plugin that finds a fault and stumbles over it. */
function remarkStumbling() {
  return (tree: Root, file: VFile): void => {
    const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 6);
    if (heading) {
      file.fail('is too small.', heading);
      throw new TypeError('children of undefined');
    }
  };
}

let siteDir: string;

beforeAll(async () => {
  siteDir = await temporaryFolder({
    'docs/ui/button/wide.png': '',
    'static/img/logo.svg': '',
  });
});

/** Compiles a page as a docs plugin does, with the plugins that report faults. */
const compile: CompilePage = async ({ filePath, fileContent }) => {
  const { before, after } = collectFaults(
    [remarkBrowserCode, [remarkPictures, { folders: [`${siteDir}/static`] }]],
    [remarkStumbling, remarkAnchors, [remarkElements, { known: ['Demo', 'Playground'] }]],
  );
  const file = new VFile({ cwd: siteDir, path: filePath, value: blankFrontMatter(fileContent) });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(before)
    .use(headingAnchors, { anchorsMaintainCase: false })
    .use(after);
  await processor.run(processor.parse(file), file);
};

const faultsOf = (fileContent: string) =>
  pageFaults(NAME, { filePath: `${siteDir}/${NAME}`, fileContent }, compile);

test('a page without faults has none', async () => {
  const body = `import Part from './_part.mdx';

![A chart](./wide.png) ![The logo](/img/logo.svg) ![Far](https://a.example/b.png)

<img src="/img/logo.svg" alt="" />

<Demo name="A" />

<Part />

\`<Unknown>\`
`;
  expect(await faultsOf(HEAD + body)).toEqual({ problems: [], isBroken: false });
});

test.each([
  [
    'a picture without a text',
    '![](./wide.png)',
    /:8: the picture \.\/wide\.png has no alternative/,
  ],
  ['an element without a text', '<img src="/img/logo.svg" />', /:8: this <img> has no alternative/],
  ['a picture that is not there', '![A](./wild.png)', /:8: there is no picture \.\/wild\.png\. C/],
  ['a picture that is not served', '![A](/logo.svg)', /:8: there is no picture \/logo\.svg\. C/],
  [
    'an unknown component',
    '<Playgrond />',
    /:8: pages have no component <Playgrond>\. Did you mean <Playground>\?/,
  ],
  ['one like no other', 'Write <Xyzzy />.', /:8: pages have no component <Xyzzy>\. Remove it/],
  [
    'a heading with the anchor of another',
    '## A\n\n## B {/* #a */}',
    /:10: the heading in line 8 has the anchor #a, too\. Write/,
  ],
  ['a hook', '{useState()}', /:8: The page calls useState/],
  [
    'an element that is not closed',
    'A <b>word',
    /:8: .*closing tag for `<b>`.*\. Correct it\. In text, write/,
  ],
  ['a plugin that stumbles over what it reports', '###### Tiny', /:8: is too small\.$/],
])('%s breaks a page, with line and fix', async (_name, body, message) => {
  const { problems, isBroken } = await faultsOf(HEAD + body);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(NAME);
  expect(isBroken).toBe(true);
});

test('all faults of a page are found together, also behind front matter that does not parse', async () => {
  const page = `---\ntitle: Button: the\n---\n\n![](./wild.png)\n\n<Playgrond />\n\n<Dmo />\n`;
  expect((await faultsOf(page)).problems).toEqual([
    expect.stringContaining(`${NAME}:2: the front matter isn't valid YAML`),
    expect.stringContaining(`${NAME}:5: the picture`),
    expect.stringContaining(`${NAME}:5: there is no picture`),
    expect.stringContaining(`${NAME}:7: pages have no component <Playgrond>`),
    expect.stringContaining(`${NAME}:9: pages have no component <Dmo>`),
  ]);
});

test('a page with a wrong key is shown', async () => {
  expect(await faultsOf(HEAD.replace('title:', 'sidebar_lable: A\ntitle:'))).toEqual({
    problems: [`${NAME}:2: front matter has no key "sidebar_lable". Did you mean "sidebar_label"?`],
    isBroken: false,
  });
});

test('the error of a plugin counts on a page without other faults', async () => {
  const crash: CompilePage = () => Promise.reject(new Error('no such file\n  at x'));
  expect(await pageFaults(NAME, { filePath: NAME, fileContent: HEAD }, crash)).toEqual({
    problems: [`${NAME}:1: no such file`],
    isBroken: true,
  });
});

test('a syntax error has its line and a fix, also from another copy of the parser', async () => {
  const message = Object.assign(new Error('9:1: no brace'), { reason: 'no brace', line: 9 });
  const fail: CompilePage = () => Promise.reject(new Error('failed', { cause: message }));
  const { problems } = await pageFaults(NAME, { filePath: NAME, fileContent: HEAD }, fail);
  expect(problems).toEqual([expect.stringMatching(`^${NAME}:9: no brace. Correct it. In text, `)]);
});

test('a page of faults shows them as they are', () => {
  expect(pageOfFaults(['a `b` ```c```', '<d> {e}'])).toBe(
    '````text\na `b` ```c```\n<d> {e}\n````\n',
  );
});
