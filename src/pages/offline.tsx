export { OfflinePage as default } from '../../plugins/offline/browser/page/OfflinePage';
