import { errorPage } from '../../node/referencePages';
import { buildIndex } from '../../shared/index/buildIndex';

const ERROR = {
  code: 2,
  anchor: 'error-2',
  message: 'MUI: The `value` prop must be an array.\nUse one.',
  packages: ['@mui/material'],
};

test('each error is an entry with the name that the library prints', () => {
  const page = errorPage([ERROR], { 'productionError.title': '生产环境错误' });
  expect(page.title).toBe('生产环境错误');
  expect(page.aliases).toContain('Production error');
  expect(page.entries).toEqual([
    {
      kind: 'error',
      name: 'Minified MUI error #2',
      anchor: 'error-2',
      text: 'MUI: The `value` prop must be an array. Use one.',
    },
  ]);
  const { texts } = buildIndex([page], () => '/texts.json');
  expect(texts.get('/texts.json')).toContain('must be an array');
});
