import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pluggable } from 'unified';
import { remarkApiChanges } from '@component-docs/api-history/node/remarkApiChanges';
import { linkProblems } from '@component-docs/api-reference/node/links/componentLinks';
import { checkMarkup } from '@component-docs/demos/node/markup/checkMarkup';
import { checkOptions } from '../../../../plugins/demos/node/checkOptions';
import { checkReferences } from '../../../../plugins/demos/node/checkFiles';
import { remarkDemos } from '@component-docs/demos';
import { checkPage } from '@component-docs/docs-checks/node/page-checks/checkPages';
import { remarkBrowserCode } from '@component-docs/docs-checks/node/page-checks/remarkBrowserCode';
import { remarkCallouts } from '@component-docs/docs-checks/node/page-faults/remarkElements';
import { remarkTemplates } from '@component-docs/templates/node/pages/remarkTemplates';
import { remarkPlaygrounds } from '@component-docs/playgrounds';
import { remarkCodeBlocks } from '@component-docs/written-pages/node/code-blocks/remarkCodeBlocks';
import { remarkCodeSyntax } from '@component-docs/written-pages/node/code-blocks/remarkCodeSyntax';
import { remarkCustomization } from '@site/src/customization/node/remarkCustomization';
import { remarkStyleProperties } from '@site/src/style-properties/node/remarkStyleProperties';
import { runRemark } from '../../../helpers/mdx';
import { ROOT } from './pages';

const SITE = { siteDir: ROOT };

/** Returns what a page with this text is refused with. */
async function refusal(text: string, ...plugins: Pluggable[]): Promise<string> {
  try {
    await runRemark(text, plugins, path.join(ROOT, 'docs/docs-infra/a/a.mdx'));
    return 'nothing';
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  }
}

const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const tabs = (...fences: string[]) =>
  `<codeblock storageKey="package-manager">\n\n${fences.join('\n')}\n</codeblock>`;

const page = (content: string) => [{ page: 'docs-infra/demos', path: 'docs/a.mdx', content }];
const option = (tag: string) => Promise.resolve(checkOptions(page(tag)).join());
const demo = (content: string) =>
  Promise.resolve(checkReferences(page(content), [], String).join());
const markup = (code: string) =>
  Promise.resolve(checkMarkup('a.tsx', `export default () => ${code};`).join());
const frontMatter = async (...lines: string[]) =>
  (await checkPage('docs/a.mdx', ['---', ...lines, '---', ''].join('\n'))).join();

const TITLE = ['title: A', 'description: B'];

/** What the manual says that a fault is reported with: the page, the message, and the fault. */
const FAULTS: readonly (readonly [string, string, () => Promise<string>])[] = [
  [
    'callouts',
    '":::tip" isn\'t a kind of callout. Use one of: info, success, warning, error.',
    () => refusal(':::tip\na\n:::', remarkCallouts),
  ],
  [
    'codeblock',
    'Unknown language "scss". Use one of: js, jsx, ts, tsx, json, css, html, bash, sh, shell, yaml, md, diff, plain, text, txt.',
    () => refusal(fence('scss'), remarkCodeBlocks),
  ],
  [
    'codeblock',
    'Unknown "name" after the language. Use one of: title, lang.',
    () => refusal(fence('tsx name="a"'), remarkCodeBlocks),
  ],
  [
    'codeblock',
    '"{4-2}" is not a list of lines. Write line numbers and ranges: {2,4-6}.',
    () => refusal(fence('tsx {4-2}'), remarkCodeBlocks),
  ],
  [
    'codeblock',
    '"two words" after the language is not valid. Write title="…", {2,4-6}, or one word as the label of a tab.',
    () => refusal(fence('tsx two words'), remarkCodeBlocks),
  ],
  [
    'codeblock',
    "Line 2: JSX element 'Button' has no corresponding closing tag.",
    () => refusal(fence('tsx', '<Button>'), remarkCodeSyntax),
  ],
  [
    'codeblock',
    '<codeblock> needs a storageKey of lowercase letters, digits, and dashes.',
    () => refusal(`<codeblock>\n\n${fence('bash npm')}\n</codeblock>`, remarkCodeBlocks),
  ],
  [
    'codeblock',
    '<codeblock> groups code fences into tabs. Put two or more in it, and nothing else.',
    () => refusal(tabs(fence('bash npm')), remarkCodeBlocks),
  ],
  [
    'codeblock',
    'A fence in a <codeblock> needs a label: ```bash npm',
    () => refusal(tabs(fence('bash npm'), fence('bash')), remarkCodeBlocks),
  ],
  [
    'codeblock',
    'Two tabs of a <codeblock> have the same label: npm, npm.',
    () => refusal(tabs(fence('bash npm'), fence('bash npm')), remarkCodeBlocks),
  ],
  [
    'custom-components',
    '<CustomizationTool> needs the name of a tool: default-theme, joy-default-theme, density, color, locales, icons, theme-builder, joy-theme-builder.',
    () => refusal('<CustomizationTool name="fonts" />', remarkCustomization),
  ],
  [
    'custom-components',
    '<StyleProperty> needs at least two values, separated by bars: values="0 | 1 | auto".',
    () => refusal('<StyleProperty name="gap" />', remarkStyleProperties),
  ],
  [
    'custom-components',
    '<StyleProperty name="gap"> is on the page twice. Remove one.',
    () =>
      refusal(
        '<StyleProperty name="gap" values="1 | 2" />\n\n<StyleProperty name="gap" values="1 | 3" />',
        remarkStyleProperties,
      ),
  ],
  [
    'custom-components',
    '@mui/icons-material has no record of its releases. Run npm run record -- api-history.',
    () =>
      refusal('<ApiChanges package="@mui/icons-material" />', [
        remarkApiChanges,
        { siteDir: ROOT },
      ]),
  ],
  [
    'api-references',
    '<ApiChanges> has no package.',
    () => refusal('<ApiChanges />', [remarkApiChanges, { siteDir: ROOT }]),
  ],
  ['demos', 'needs a name', () => refusal('<Demo />', [remarkDemos, SITE])],
  [
    'demos',
    'cannot be used inside a sentence: put it on a line of its own.',
    () => refusal('a <Demo name="A" />', [remarkDemos, SITE]),
  ],
  [
    'demos',
    'has no file. Write docs/docs-infra/demos/demos/Missing.tsx or correct the name.',
    () => demo('<Demo name="Missing" />'),
  ],
  [
    'demos',
    'unknown option width. Options are bg, hideToolbar, defaultCodeOpen, iframe, height, maxWidth, disableAd, disableLiveEdit, hideEditButton.',
    () => option('<Demo name="A" width={1} />'),
  ],
  [
    'demos',
    'wrong value of hideToolbar. Write hideToolbar, or remove it.',
    () => option('<Demo name="A" hideToolbar={false} />'),
  ],
  [
    'demos',
    'height is the height of a frame. Add iframe, or remove height.',
    () => option('<Demo name="A" height={200} />'),
  ],
  [
    'demos',
    'defaultCodeOpen has no effect together with hideToolbar. Remove one of the two.',
    () => option('<Demo name="A" hideToolbar defaultCodeOpen />'),
  ],
  [
    'demos',
    "input is in a form but has no `name`, so the form doesn't send its value. Add one.",
    () => markup('<form><input /></form>'),
  ],
  [
    'demos',
    'Dialog has no accessible name. Add a DialogTitle, `aria-label`, or `aria-labelledby`.',
    () => markup('<Dialog open>a</Dialog>'),
  ],
  [
    'demos',
    "Button is in the navigation but isn't a link. Set `href`.",
    () => markup('<nav><Button>a</Button></nav>'),
  ],
  [
    'playgrounds',
    'needs a component: ',
    () => refusal('<Playground />', [remarkPlaygrounds, { product: 'docs-infra' }]),
  ],
  [
    'templates',
    'needs the name of a template: dashboard, marketing-page, checkout, sign-in, sign-in-side, sign-up, blog, pricing, joy-ui/files, joy-ui/sign-in.',
    () => refusal('<TemplateSource name="a" />', [remarkTemplates, SITE]),
  ],
  [
    'templates',
    '<TemplateSource> must not be inside of another element.',
    () => refusal('<div>\n\n<TemplateSource name="blog" />\n\n</div>', [remarkTemplates, SITE]),
  ],
  [
    'markdown',
    'the page has no description. Add "description: …" to its front matter.',
    () => frontMatter('title: A'),
  ],
  [
    'markdown',
    'the title is not text. Put it in quotes.',
    () => frontMatter('title: 404', 'description: B'),
  ],
  [
    'headers',
    'the title has 71 characters. Shorten it to 70 or fewer.',
    () => frontMatter(`title: ${'A'.repeat(71)}`, 'description: B'),
  ],
  [
    'markdown',
    "the front matter isn't valid YAML: bad indentation of a mapping entry. Correct it, or put the value in quotes.",
    () => frontMatter('title: A: b: c'),
  ],
  [
    'markdown',
    '"disableAd" must be true or false. Write "disableAd: true".',
    () => frontMatter(...TITLE, 'disableAd: maybe'),
  ],
  [
    'markdown',
    '"githubSource" is "src/Button". Write a folder of the repository: packages/ui/src/Button.',
    () => Promise.resolve(linkProblems({ githubSource: 'src/Button' }).join()),
  ],
  [
    'markdown',
    'The page imports code: "@mui/material/Button". React prints pages at build and never runs in them. Make it an island (src/app/islands.tsx) of a component in src/theme/MDXComponents.tsx.',
    () => refusal("import Button from '@mui/material/Button';", remarkBrowserCode),
  ],
  [
    'markdown',
    'The page has onClick={…}.',
    () => refusal('<b onClick={() => 1}>a</b>', remarkBrowserCode),
  ],
  [
    'markdown',
    'The page calls useState.',
    () => refusal('export const a = useState(0);', remarkBrowserCode),
  ],
];

test.each(FAULTS)('%s: %s', async (name, message, tried) => {
  expect(await tried()).toContain(message);
  const text = readFileSync(path.join(ROOT, `docs/docs-infra/${name}/${name}.mdx`), 'utf8');
  expect(text.replaceAll('\\|', '|')).toContain(message);
});
