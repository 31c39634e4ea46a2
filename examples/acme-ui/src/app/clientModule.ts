import { startDocs } from '@component-docs/theme/browser/app/startDocs';

startDocs();

export { onRouteDidUpdate } from '@component-docs/theme/browser/app/startDocs';
