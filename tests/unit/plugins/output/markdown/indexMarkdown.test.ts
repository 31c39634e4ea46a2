import { indexMarkdown } from '../../../../../plugins/output/markdown/indexMarkdown';

test('links to every component', () => {
  const index = {
    product: 'MUI System',
    version: '6.1.3',
    productId: 'system' as const,
    components: [
      { name: 'Box', slug: 'box' },
      { name: 'Grid', slug: 'grid' },
    ],
  };
  expect(indexMarkdown(index, '/zh/system/api', 'https://docs.example.org')).toBe(
    [
      '# MUI System API reference',
      '',
      'MUI System 6.1.3',
      '',
      '- [Box](https://docs.example.org/zh/system/api/box)',
      '- [Grid](https://docs.example.org/zh/system/api/grid)',
      '',
    ].join('\n'),
  );
});
