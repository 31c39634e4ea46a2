import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'postcss';
import { removeOverridden } from './overriddenVariables';
import { scriptsOf, styleSheetsIn } from './siteSources';

/** Class names that are also words of the sources, and that nothing of this site has but demos. */
const NO_CLASSES = [
  'alert',
  'alert--info',
  'avatar',
  'badge',
  'button',
  'button--active',
  'button--outline',
  'button--secondary',
  'card',
  'close',
  'col--3',
  'container-fluid',
  'disabled',
  'dropdown--hoverable',
  'hero',
  'menu__caret',
  'menu__list-item-collapsible--active',
  'navbar-sidebar',
  'navbar-sidebar--show',
  'navbar-sidebar__backdrop',
  'padding-bottom--lg',
  'padding-top--md',
  'pagination',
  'pills',
  'tabs',
];

/**
 * Returns Infima, the base style sheet, without rules whose classes appear nowhere in the site, and
 * without values that the site replaces. A check of the built pages finds a class that is missed
 * (tests/site/styles.spec.ts).
 *
 * @param replaced custom properties that the site sets in every case
 */
export async function purgeInfima(siteDir: string, replaced: ReadonlySet<string>): Promise<Root> {
  // Loaded on demand: only a build that compiles Infima needs them.
  const [{ PurgeCSS }, { parse }] = await Promise.all([import('purgecss'), import('postcss')]);
  const file = path.join(siteDir, 'node_modules/infima/dist/css/default/default.css');
  const [purged] = await new PurgeCSS().purge({
    content: [...scriptsOf(siteDir), ...styleSheetsIn(siteDir)],
    css: [{ raw: await fs.readFile(file, 'utf8') }],
    blocklist: NO_CLASSES,
  });
  const root = parse(purged?.css ?? '');
  removeOverridden(root, replaced);
  return root;
}
