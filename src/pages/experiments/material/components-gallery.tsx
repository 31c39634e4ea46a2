import { GalleryPage } from '@site/src/site-pages/experiments/Specimens';

/** All components of Material UI at once, to compare their look before and after a change. */
export default function ComponentsGallery() {
  return <GalleryPage title="Components of Material UI" product="material-ui" />;
}
