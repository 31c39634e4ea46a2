import { plannedTarget } from '../../shared/plannedTarget';

const written = new Set(['/joy-ui/api/slider', '/base-ui/react-menu/hooks-api']);

test.each([
  ['/joy-ui/react-slider/', { flag: 'apiOnly', href: '/joy-ui/api/slider' }],
  ['/base-ui/react-menu', { flag: 'apiOnly', href: '/base-ui/react-menu/hooks-api' }],
  ['/joy-ui/react-list', { flag: 'planned', href: 'https://v6.mui.com/joy-ui/react-list/' }],
  ['/x/react-charts/[docsTab]', { flag: 'planned', href: 'https://v7.mui.com/x/react-charts/' }],
  ['/experiments/docs/demos', { flag: 'planned' }],
])('%s', (pathname, target) => {
  expect(plannedTarget({ pathname }, written)).toEqual(target);
});
