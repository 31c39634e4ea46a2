import { defineTrees } from '@component-docs/page-tree/node/trees/loadTrees';
import { acmeUi } from './acme-ui';

export const trees = defineTrees({ 'acme-ui': acmeUi });
