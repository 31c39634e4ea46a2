import { fileOfPage, listPages, pageOfFile, parseAddress } from '../../../../scripts/lib/sitePages';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

test.each([
  ['/', 'index.html', 'en', '/'],
  ['/material-ui/react-button', 'material-ui/react-button.html', 'en', '/material-ui/react-button'],
  ['/zh', 'zh/index.html', 'zh-CN', '/'],
  ['/zh/versions', 'zh/versions.html', 'zh-CN', '/versions'],
  ['/zh/404.html', 'zh/404.html', 'zh-CN', '/404.html'],
])('%s is %s', (path, file, lang, englishPath) => {
  const page = pageOfFile(file);
  expect(page).toMatchObject({ path, englishPath, locale: { lang } });
  expect(parseAddress(path)).toEqual(page);
  if (!path.endsWith('404.html')) {
    expect(fileOfPage(page)).toBe(file);
  }
});

test('a path that only starts like a language is English', () => {
  expect(parseAddress('/zhuyin').locale.lang).toBe('en');
});

test('a trailing slash doesn’t make another page', () => {
  expect(parseAddress('/zh/')).toEqual(parseAddress('/zh'));
});

test('lists the pages of a built site, English ones first, without those that aren’t listed', async () => {
  const folder = await temporaryFolder({
    'zh/index.html': '',
    'zh/404.html': '',
    'index.html': '',
    '404.html': '',
    'a/b.html': '<meta name="viewport" content="width=device-width">',
    'crash.html': '<meta data-rh=true name=robots content=noindex />',
  });
  expect((await listPages(folder)).map(({ path }) => path)).toEqual(['/a/b', '/', '/zh']);
});
