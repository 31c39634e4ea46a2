import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { remarkTemplates } from '../../../../../../plugins/templates/node/pages/remarkTemplates';
import { elementsOf, runRemark } from '../../../../../helpers/mdx';

const siteDir = process.cwd();
const PAGE = path.join(siteDir, 'docs/material-ui/getting-started/templates/templates.mdx');
const CHINESE = path.join(
  siteDir,
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/getting-started/templates/a.mdx',
);

const run = (content: string, file = PAGE) =>
  runRemark(content, [[remarkTemplates, { siteDir }]], file);

async function headingsOf(content: string, file?: string): Promise<unknown[]> {
  const found: Heading[] = [];
  visit(await run(content, file), 'heading', (node) => {
    found.push(node);
  });
  return found.map(({ children: [text], data }) => [
    text && 'value' in text ? text.value : '',
    data?.hProperties?.id,
  ]);
}

test('the gallery has a card for each template, under a heading with its title', async () => {
  const tree = await run('<TemplateGallery />\n');
  const card = elementsOf(tree).find(({ attributes }) => attributes.slug === 'sign-in');
  expect(card).toMatchObject({
    name: 'TemplateElements.Card',
    attributes: {
      title: 'Sign-in',
      purpose: 'account',
      zip: expect.stringMatching(/^sign-in-template\.[\da-f]{8}\.zip$/) as string,
    },
  });
  expect(await headingsOf('<TemplateGallery />\n')).toContainEqual(['Sign-in', 'sign-in']);
  expect(await headingsOf('<TemplateGallery />\n', CHINESE)).toContainEqual(['登录', 'sign-in']);
});

test('a gallery has the templates of its product, and filters for what they are for', async () => {
  const joy = path.join(siteDir, 'docs/joy-ui/getting-started/templates/templates.mdx');
  const [gallery, ...cards] = elementsOf(await run('<TemplateGallery />\n', joy));
  expect(gallery?.attributes.purposes).toBe('app account');
  expect(cards.map(({ attributes }) => attributes.slug)).toEqual([
    'joy-ui/files',
    'joy-ui/sign-in',
  ]);
  const [, ...material] = elementsOf(await run('<TemplateGallery />\n'));
  expect(material.map(({ attributes }) => attributes.slug)).not.toContain('joy-ui/files');
  const without = path.join(siteDir, 'docs/docs-infra/templates/templates.mdx');
  expect(elementsOf(await run('<TemplateGallery />\n', without))).toHaveLength(material.length + 1);
});

test('the page of a template has its files, of which the first is open', async () => {
  const tree = await run('<TemplateSource name="sign-in" />\n');
  const files = elementsOf(tree).filter(({ name }) => name === 'TemplateElements.File');
  expect(files.length).toBeGreaterThan(2);
  expect(files[0]?.attributes).toMatchObject({ name: 'SignIn.tsx', open: 'true' });
  expect(files.filter(({ attributes }) => attributes.open)).toHaveLength(1);
  const code: string[] = [];
  visit(tree, 'code', ({ meta }) => {
    code.push(meta ?? '');
  });
  expect(code).toEqual(files.map(({ attributes }) => `title="${attributes.name}"`));
});

test('the sections of a page have the same anchors in all languages', async () => {
  const source = '<TemplateSource name="sign-in" />\n';
  const anchors = ['files', 'parts', 'theme', 'props'];
  for (const file of [PAGE, CHINESE]) {
    const headings = (await headingsOf(source, file)) as [string, string][];
    expect(headings.map(([, id]) => id)).toEqual(anchors);
  }
  expect(await headingsOf(source, CHINESE)).toContainEqual(['文件', 'files']);
});

test('an unknown name fails the page, with the known ones', async () => {
  await expect(run('<TemplateSource name="sing-in" />\n')).rejects.toThrow(
    /<TemplateSource> needs the name of a template: .*sign-in/,
  );
});
