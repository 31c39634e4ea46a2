import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import ThumbnailScope from '@component-docs/component-overview/browser/ThumbnailScope';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import type { ProductId } from '@component-docs/kit/shared/site/register';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
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
