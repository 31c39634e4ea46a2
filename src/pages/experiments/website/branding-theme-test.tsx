import { ThemeStylesheet } from '@component-docs/demo-themes/browser/ThemeStylesheet';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { BrandingTheme } from '@site/src/customization/library/BrandingTheme';
import { toolStylesheetOf } from '@site/src/customization/library/toolStylesheetOf';
import { GalleryPage } from '@site/src/site-pages/experiments/GalleryPage';

const theme: DemoTheme = (children, look) => <BrandingTheme look={look}>{children}</BrandingTheme>;

/** All components of Material UI in the theme of the site. */
export default function BrandingThemeTest() {
  return (
    <>
      <ThemeStylesheet href={toolStylesheetOf('branding')} />
      <GalleryPage title="Branding theme" product="material-ui" theme={theme} />
    </>
  );
}
