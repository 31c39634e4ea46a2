import { renderToStaticMarkup } from 'react-dom/server';
import { ApiFilter } from '../../../browser/api-filter/ApiFilter';

jest.mock('../../../browser/client/useSearch', () => ({
  useSearch: () => ({ answer: undefined, ask: () => undefined }),
}));

test('lists the components and then the hooks, each with its own address', () => {
  const html = renderToStaticMarkup(
    <ApiFilter
      productId="base-ui"
      components={[{ name: 'Button', path: '/zh/base-ui/react-button/components-api#button' }]}
      hooks={[{ name: 'useButton', path: '/zh/base-ui/react-button/hooks-api#use-button' }]}
    />,
  );
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)];
  expect(links.map(([, href, name]) => `${name} ${href}`)).toEqual([
    'Button /zh/base-ui/react-button/components-api#button',
    'useButton /zh/base-ui/react-button/hooks-api#use-button',
  ]);
});
