import path from 'node:path';
import { defineSite } from '../node/defineSite';
import type { Site } from '../shared/site/types';
import site from '../../../tests/fixtures/packages/site.json';

declare module '@component-docs/kit/shared/site/register' {
  interface Register {
    product: 'material-ui' | 'base-ui' | 'joy-ui' | 'system' | 'x' | 'toolpad-core' | 'docs-infra';
    themedProduct: 'material-ui' | 'joy-ui';
    language: 'en' | 'zh';
    tree: 'experiments' | 'docs';
  }
}

/**
 * Runs once before the tests of the packages: processes and threads of tests inherit the facts of a site that
 * changes with these tests only, and not with the products that the real site has.
 */
export default function defineTestSite(): void {
  // The tests read the installed packages of MUI, whose required props have examples there.
  const examples = path.resolve(__dirname, '../../../src/mui/node/exampleProps.ts');
  // What is read from JSON has no literal types. The facts are checked as any site's.
  defineSite({ ...site, library: { ...site.library, examples } } as unknown as Site);
}
