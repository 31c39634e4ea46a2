import Head from '@docusaurus/Head';
import { useThemeStylesheet } from './useThemeStylesheet';

/**
 * Has the browser fetch the CSS variables of a page's demos when it has nothing else to do: for pages
 * without demos that lead there. Renders nothing if the demos need none.
 *
 * @param page path of the page with the demos, from the site's root
 */
export function PrefetchTheme({ page }: { page: string }) {
  const href = useThemeStylesheet(page.replace(/^\//, ''));
  return href === undefined ? null : (
    <Head>
      <link rel="prefetch" as="style" href={href} />
    </Head>
  );
}
