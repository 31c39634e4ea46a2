import demos from '@generated/demos/default/pageModules';
import navigation from '@generated/page-tree/default/pageModules';
import playgrounds from '@generated/playgrounds/default/pageModules';
import type { PageModules } from '@component-docs/static-pages/browser/page-chunks/pageModules';

/** All modules that only some pages need. Loaded in development only. */
const modules: PageModules = { ...demos, ...navigation, ...playgrounds };

export default modules;
