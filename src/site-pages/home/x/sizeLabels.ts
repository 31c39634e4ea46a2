import { translate } from '@docusaurus/Translate';

/** Returns the headings of the columns of sizes, and the text of the field above them. */
export function sizeLabels() {
  return {
    component: translate({ id: 'home.sizes.component', message: 'Component' }),
    alone: translate({ id: 'home.sizes.alone', message: 'Alone, kB' }),
    added: translate({ id: 'home.sizes.added', message: 'Beside a Button, kB' }),
    search: translate({ id: 'search.button', message: 'Search…' }),
  };
}
