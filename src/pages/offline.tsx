export { OfflinePage as default } from '../site-pages/offline/OfflinePage';
