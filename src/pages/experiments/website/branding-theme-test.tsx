import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { ThemeStylesheet } from '@component-docs/demo-themes/browser/ThemeStylesheet';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { BrandingTheme } from '@site/src/customization/library/BrandingTheme';
import { GalleryPage } from '@site/src/site-pages/experiments/Specimens';

const theme: DemoTheme = (children, look) => <BrandingTheme look={look}>{children}</BrandingTheme>;

/** All components of Material UI in the theme of the site. */
export default function BrandingThemeTest() {
  return (
    <>
      <ThemeStylesheet href={themeStylesheets.branding} />
      <GalleryPage title="Branding theme" product="material-ui" theme={theme} />
    </>
  );
}
