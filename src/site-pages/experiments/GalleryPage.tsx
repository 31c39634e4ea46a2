import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import thumbnails from '@generated/component-overview/default/thumbnails';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { Specimens } from './Specimens';

interface Props extends Omit<ComponentProps<typeof Specimens>, 'specimens'> {
  title: string;
}

/** A page with all components of a product, as they are in the overview of the product, but alive. */
export function GalleryPage({ title, product, ...rest }: Props) {
  const own = [...thumbnails].filter(([id]) => id.startsWith(`${product}/`));
  const specimens = Object.fromEntries(
    own.map(([id, { component }]) => [id.slice(product.length + 1), component]),
  );
  return (
    <PlainPage title={title} description={title} lead={`${own.length} components.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Specimens product={product} specimens={specimens} {...rest} />
    </PlainPage>
  );
}
