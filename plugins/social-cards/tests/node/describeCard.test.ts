import path from 'node:path';
import { describeCard, readTitle } from '../../node';

const SITE = { siteDir: path.join(__dirname, '../../../..'), locale: 'en' };

const page = (title: string, content: string) =>
  `<html><head><title data-rh=true>${title}</title><meta data-rh=true property=og:title content="${title}"/></head><body><svg><title>Logo</title></svg><main>${content}</main></body></html>`;

test('the title is the text of the main heading', () => {
  const html = page(
    'React Tips | MUI Docs',
    '<h1 id=a>Tips &amp; <code>sx</code>\u200b</h1><h1>b</h1>',
  );
  expect(readTitle(html)).toBe('Tips & sx');
});

test('a page without heading has the title of its document', () => {
  expect(readTitle(page('Search', '<p>text</p>'))).toBe('Search');
});

test("a document that isn't a page has no card", async () => {
  const html = '<html><head><title>Demo</title></head><body><h1>Demo</h1></body></html>';
  expect(await describeCard(html, '/demo-frame', SITE)).toBeUndefined();
});

test('the page of a component, and its API page, show the component', async () => {
  const component = await describeCard(
    page('a', '<h1>Button</h1>'),
    '/material-ui/react-button',
    SITE,
  );
  expect(component).toMatchObject({
    title: 'Button',
    subject: { product: 'material-ui', kind: 'component' },
  });
  expect(component?.picture).toBeDefined();
  const api = await describeCard(page('a', '<h1>Button API</h1>'), '/material-ui/api/button', SITE);
  expect(api?.picture).toEqual(component?.picture);
});

test('the API of a component in a tab of its page shows the component', async () => {
  const html = page('a', '<h1>Menu</h1>');
  const tab = await describeCard(html, '/base-ui/react-menu/hooks-api', SITE);
  expect(tab).toMatchObject({ subject: { kind: 'hooks-api' } });
  expect(tab?.picture).toBeDefined();
});

test('other pages have no picture, and some have no product', async () => {
  expect(await describeCard(page('a', '<h1>Install</h1>'), '/joy-ui/install', SITE)).toEqual({
    title: 'Install',
    subject: { product: 'joy-ui', kind: 'guide' },
    locale: 'en',
    picture: undefined,
  });
  expect(await describeCard(page('a', '<h1>Versions</h1>'), '/versions', SITE)).toMatchObject({
    subject: undefined,
    picture: undefined,
  });
});
