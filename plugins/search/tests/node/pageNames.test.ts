import { knownPaths, pageNames } from '../../node/pageNames';
import type { PageTreeItem, PageTrees } from '@component-docs/page-tree/shared/types';

const trees = {
  'material-ui': [
    {
      pathname: '/material-ui/react-',
      title: 'Components',
      children: [
        { pathname: '/material-ui/react-text-field/', title: 'Text Field' },
        { pathname: 'https://example.org', title: 'External' },
      ],
    },
  ],
  'base-ui': [],
  'joy-ui': [{ pathname: '/joy-ui/a', title: 'A' }],
  system: [],
  x: [],
  'toolpad-core': [],
  'docs-infra': [],
} as unknown as PageTrees;

const english = ({ title }: PageTreeItem) => title || null;
const chinese = ({ title }: PageTreeItem) => (title === 'Text Field' ? '文本框' : title || null);
const names = pageNames(trees, [english, chinese]);

test('a page has a name in each language, once', () => {
  expect(names.ofPath('/material-ui/react-text-field')).toEqual(['Text Field', '文本框']);
  expect(names.ofPath('/joy-ui/a')).toEqual(['A']);
  expect(names.ofPath('/material-ui/react-')).toEqual([]);
});

test('a component has the names of the page that is named like it, in its product', () => {
  expect(names.ofComponent('material-ui', 'TextField')).toEqual(['Text Field', '文本框']);
  expect(names.ofComponent('joy-ui', 'TextField')).toEqual([]);
});

test('knows the English names and the paths of all pages', () => {
  expect([...names.all]).toEqual(['textfield', 'a']);
  expect([...knownPaths(trees)]).toEqual(['/material-ui/react-text-field', '/joy-ui/a']);
});
