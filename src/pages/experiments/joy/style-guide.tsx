import Head from '@docusaurus/Head';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import Colors from '@site/docs/joy-ui/customization/theme-colors/demos/PaletteThemeViewer';
import Typography from '@site/docs/joy-ui/customization/theme-typography/demos/TypographyThemeViewer';
import Variants from '@site/docs/joy-ui/main-features/global-variants/demos/GlobalVariantComponents';
import { Specimens } from '@site/src/site-pages/experiments/Specimens';

/** The text, the colors, and the variants of Joy UI at once. */
export default function StyleGuide() {
  return (
    <PlainPage
      title="Style guide of Joy UI"
      description="Style guide of Joy UI"
      lead="Its default theme, and what it does to components."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Specimens product="joy-ui" specimens={{ Typography, Colors, Variants }} />
    </PlainPage>
  );
}
