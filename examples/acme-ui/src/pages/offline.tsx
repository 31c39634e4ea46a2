export { OfflinePage as default } from '@component-docs/offline/browser/page/OfflinePage';
