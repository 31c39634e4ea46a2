import { defineTrees } from '@component-docs/page-tree/node/trees/loadTrees';
import { baseUi } from './base-ui';
import { docs } from './docs';
import { docsInfra } from './docs-infra';
import { experiments } from './experiments';
import { joyUi } from './joy-ui';
import { materialUi } from './material-ui';
import { system } from './system';
import { toolpadCore } from './toolpad-core';
import { x } from './x';

/** Every tree as written, by its id, which is also its file name. */
export const trees = defineTrees({
  'material-ui': materialUi,
  'joy-ui': joyUi,
  system,
  'base-ui': baseUi,
  x,
  'toolpad-core': toolpadCore,
  'docs-infra': docsInfra,
  experiments,
  docs,
});
