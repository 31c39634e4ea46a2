import { plannedSearchPages } from '../../node';

const page = {
  item: { pathname: '/x/react-charts/bars', title: 'Bars' },
  ancestors: [],
  path: '/x/react-charts/bars',
  product: 'x',
} as const;

test('a planned page is found by its title, in the language of the index and in English', () => {
  const entry = { kind: 'planned', path: page.path, text: '', entries: [] };
  expect(
    plannedSearchPages([
      { ...page, title: 'Bars' },
      { ...page, title: 'Bars 柱状图' },
      { ...page, title: '柱状图' },
    ]),
  ).toEqual([
    { ...entry, title: 'Bars', aliases: [] },
    { ...entry, title: 'Bars 柱状图', aliases: [] },
    { ...entry, title: '柱状图', aliases: ['Bars'] },
  ]);
});
