import { startDocs } from '@component-docs/theme/browser/app/startDocs';
import { BEHAVIORS } from './behaviors';
import { ISLANDS } from './islands';

startDocs({ islands: ISLANDS, behaviors: BEHAVIORS });

export { onRouteDidUpdate } from '@component-docs/theme/browser/app/startDocs';
