const groups = {
  inputs: ['Button', 'TextField', 'Slider', 'Switch', 'Rating', 'Chip', 'Alert', 'Tabs'],
  others: ['Stepper', 'Pagination', 'Table'],
};

const card = (name: string) => ({
  title: name,
  href: `/material-ui/${name}`,
  thumbnail: `material-ui/${name}`,
  marks: [],
});

const mockOverview = (without?: string) =>
  jest.doMock(
    '@generated/component-overview/default/material-ui.json',
    () => ({
      inputs: groups.inputs.filter((name) => name !== without).map(card),
      others: [...groups.others.map(card), { title: 'Charts', href: '/x/charts', marks: [] }],
    }),
    { virtual: true },
  );

const load = () => import('../../../../../../src/site-pages/home/wall/wallCards');

beforeEach(() => jest.resetModules());

test('five columns of two, and the number of components with a picture', async () => {
  mockOverview();
  const { componentCount, wallCards } = await load();
  expect(wallCards()).toHaveLength(10);
  expect(wallCards().map(({ title }) => title)).not.toContain('Table');
  expect(componentCount).toBe(11);
});

test('a component without a card is named', async () => {
  mockOverview('Rating');
  const { wallCards } = await load();
  expect(() => wallCards()).toThrow('no card of Material UI is named "Rating"');
});
