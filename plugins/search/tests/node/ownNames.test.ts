import { withOwnNames } from '../../node/pageNames';
import { examplePage } from '../browser/examplePages';

test('a page has no other name that is the title of another page of its product', () => {
  const pages = [
    examplePage('Lists', { aliases: ['List', 'Divider', 'ListItem'], titles: ['List'] }),
    examplePage('Divider', { aliases: ['Divider 分隔线', 'Divider'], titles: ['Divider 分隔线'] }),
    examplePage('Divider API', { kind: 'api', aliases: ['Divider'] }),
  ];
  expect(withOwnNames(pages).map(({ aliases }) => aliases)).toEqual([
    ['List', 'ListItem'],
    ['Divider 分隔线', 'Divider'],
    ['Divider'],
  ]);
});
