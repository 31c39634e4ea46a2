export { OfflinePage as default } from '../offline/page/OfflinePage';
