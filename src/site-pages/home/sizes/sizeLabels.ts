import { translate } from '@docusaurus/Translate';

/** Returns the headings of the columns of sizes. */
export function sizeLabels() {
  return {
    component: translate({
      id: 'home.sizes.component',
      message: 'Component',
      description: 'Column of the home page',
    }),
    alone: translate({
      id: 'home.sizes.alone',
      message: 'Alone, kB',
      description: 'Column of the home page',
    }),
    added: translate({
      id: 'home.sizes.added',
      message: 'Beside a Button, kB',
      description: 'Column of the home page',
    }),
  };
}
