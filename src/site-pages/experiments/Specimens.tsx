import { useEffect, useState } from 'react';
import type { ComponentType, ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import thumbnails from '@generated/component-overview/default/thumbnails';
import ThumbnailScope from '@component-docs/component-overview/browser/ThumbnailScope';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import type { ProductId } from '@component-docs/kit/shared/site/register';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import styles from './Specimens.module.css';

interface Props {
  product: ProductId;
  /** The components to show, by the headings above them. */
  specimens: Readonly<Record<string, ComponentType>>;
  /** Replaces the theme in which the demos of the product are shown. */
  theme?: DemoTheme;
}

/** Shows components at once, in the reader's theme. Only for pages of `npm start`: no server prints it. */
export function Specimens({ product, specimens, theme }: Props) {
  const [loaded, setLoaded] = useState<{ theme: DemoTheme | undefined }>();

  useEffect(() => {
    void loadDemoTheme(`${product}/`, 'en').then((own) => setLoaded({ theme: theme ?? own }));
  }, [product, theme]);

  return (
    <ThumbnailScope product={product} className={styles.specimens}>
      {loaded &&
        Object.entries(specimens).map(([name, specimen]) => (
          <section key={name} data-specimen={name}>
            <h2>{name}</h2>
            <DemoRoot demo={specimen} theme={loaded.theme} language="en" />
          </section>
        ))}
    </ThumbnailScope>
  );
}

interface GalleryProps extends Omit<ComponentProps<typeof Specimens>, 'specimens'> {
  title: string;
}

/** A page with all components of a product, as they are in the overview of the product, but alive. */
export function GalleryPage({ title, product, ...rest }: GalleryProps) {
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
