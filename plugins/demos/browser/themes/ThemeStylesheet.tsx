import Head from '@docusaurus/Head';

/** Links to a theme's CSS variables in the page's head; renders nothing without a URL. */
export function ThemeStylesheet({ href }: { href: string | undefined }) {
  return href === undefined ? null : (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
