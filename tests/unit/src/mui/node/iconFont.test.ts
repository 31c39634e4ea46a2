import {
  iconFontStyles,
  hasFontIcons,
  unknownIconClasses,
  remarkIconFont,
} from '@site/src/mui/node/iconFont';
import { elementsOf, runRemark } from '../../../../helpers/mdx';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test.each([
  [`import Icon from '@mui/material/Icon';`, true],
  [`import MuiIcon from '@mui/material/Icon';`, true],
  [`import { Button, Icon } from '@mui/material';`, true],
  [`import {\n  Button,\n  Icon,\n} from '@mui/material';`, true],
  [`import IconButton from '@mui/material/IconButton';`, false],
  [`import SvgIcon from '@mui/material/SvgIcon';`, false],
  [`import { IconButton, SvgIcon } from '@mui/material';`, false],
  [`import Icon from './Icon';\nimport { Button } from '@mui/material';`, false],
])('detects from its imports whether a demo uses font icons: %j', (code, expected) => {
  expect(hasFontIcons(code)).toBe(expected);
});

test('returns each icon font that the site does not have once', () => {
  const code = `
    <Icon>event</Icon>
    <Icon baseClassName="material-icons">event</Icon>
    <Icon color="primary" baseClassName="fas" className="fa-plus" />
    <Icon
      baseClassName="fas"
      className="fa-minus"
    />`;
  expect(unknownIconClasses(code)).toEqual(['fas']);
});

test('loads the font from the folder of the style sheet', () => {
  const styles = iconFontStyles('/assets/fonts/icons.woff2');
  expect(styles).toContain('url("icons.woff2")');
  expect(styles).not.toMatch(/https?:/);
});

test('never shows an icon’s name in another font', () => {
  const styles = iconFontStyles('/icons.woff2');
  expect(styles).toContain('font-display:block');
  expect(styles).toMatch(/font-family:"No Letters";src:(local\("[\w ]+"\),?)+;size-adjust:0%/);
  expect(styles).toMatch(/\.material-icons\{font-family:"Material Icons","No Letters";/);
});

async function run(
  source: string,
  demo: string,
  page = 'docs/material-ui/icons/icons.mdx',
): Promise<Awaited<ReturnType<typeof runRemark>>> {
  const siteDir = await temporaryFolder({
    'docs/material-ui/icons/demos/Icons.tsx': demo,
    'package.json': '{}',
    'node_modules/@fontsource/material-icons/package.json': '{ "version": "5.2.7" }',
  });
  return runRemark(source, [[remarkIconFont, { siteDir }]], `${siteDir}/${page}`);
}

const FONT_DEMO = `import Icon from '@mui/material/Icon';\nexport default () => <Icon>event</Icon>;`;
const SVG_DEMO = `import EventIcon from '@mui/icons-material/Event';\nexport default EventIcon;`;

test.each([
  ['docs/material-ui/icons/icons.mdx', ''],
  ['i18n/zh/docusaurus-plugin-content-docs-material-ui/current/icons/icons.mdx', '/zh'],
])(
  'links the style sheet from the head of a page with a demo of font icons: %s',
  async (page, prefix) => {
    const tree = await run('# Icons\n\n<Demo name="Icons" />', FONT_DEMO, page);
    expect(elementsOf(tree).map(({ name }) => name)).toEqual(['Head', 'link', 'Demo']);
    expect(tree.children[0]).toMatchObject({
      children: [
        {
          attributes: [
            { name: 'rel', value: 'stylesheet' },
            { name: 'href', value: `${prefix}/assets/fonts/material-icons.5.2.7.css` },
          ],
        },
      ],
    });
  },
);

test.each([
  ['a demo of SVG icons', '<Demo name="Icons" />', SVG_DEMO],
  ['a demo with several stylings, which is a folder', '<Demo name="Other" />', FONT_DEMO],
  ['no demo', 'Text', FONT_DEMO],
])('does not change a page with %s', async (_what, source, demo) => {
  const tree = await run(source, demo);
  expect(elementsOf(tree).map(({ name }) => name)).not.toContain('Head');
});

test('fails for a demo with an icon font that the site does not have', async () => {
  const demo = FONT_DEMO.replace('<Icon>', '<Icon baseClassName="fas">');
  await expect(run('<Demo name="Icons" />', demo)).rejects.toMatchObject({
    reason:
      'A demo of docs/material-ui/icons uses the icon font "fas", which the site doesn\'t have. Use "material-icons", or show the code as a listing.',
  });
});
