import Head from '@docusaurus/Head';

/** The link to a theme's CSS variables in the page's head; nothing without an address. */
export function ThemeStylesheet({ href }: { href: string | undefined }) {
  return href === undefined ? null : (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
