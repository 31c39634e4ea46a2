import Head from '@docusaurus/Head';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { themedProductOf } from '../shared/themedProducts';

/**
 * Returns the URL of the CSS variables that a demo or thumbnail (`<product>/…`) needs; undefined if
 * it needs none.
 */
export function themeStylesheetOf(id: string): string | undefined {
  const product = themedProductOf(id);
  return product && themeStylesheets[product];
}

/** Links to a theme's CSS variables in the page's head; renders nothing without a URL. */
export function ThemeStylesheet({ href }: { href: string | undefined }) {
  return href === undefined ? null : (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
