import { indexMarkdown } from '../../node/describeSource';

test('links to every component and hook', () => {
  const index = {
    product: 'Base UI',
    version: '5.0.0-beta.58',
    productId: 'base-ui' as const,
    components: [
      { name: 'Badge', path: '/zh/base-ui/react-badge/components-api#badge' },
      { name: 'Button', path: '/zh/base-ui/react-button/components-api#button' },
    ],
    hooks: [{ name: 'useButton', path: '/zh/base-ui/react-button/hooks-api#use-button' }],
  };
  expect(indexMarkdown(index, 'https://docs.example.org')).toBe(
    [
      '# Base UI API reference',
      '',
      'Base UI 5.0.0-beta.58',
      '',
      '- [Badge](https://docs.example.org/zh/base-ui/react-badge/components-api#badge)',
      '- [Button](https://docs.example.org/zh/base-ui/react-button/components-api#button)',
      '- [useButton](https://docs.example.org/zh/base-ui/react-button/hooks-api#use-button)',
      '',
    ].join('\n'),
  );
});
