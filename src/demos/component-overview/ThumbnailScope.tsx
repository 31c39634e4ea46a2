import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { ThemeStylesheet } from '../themes/ThemeStylesheet';
import { useThemeStylesheet } from '../themes/useThemeStylesheet';
import { fillThumbnails } from './fillThumbnails';
import type { Overview } from './overviews';

interface Props {
  /** Whose thumbnails they are. */
  product: Overview['product'];
  className?: string;
  children: ReactNode;
}

/** What thumbnails stand in: brings the theme's variables, and their markup after navigation. */
export default function ThumbnailScope({ product, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (element.current) {
      fillThumbnails(element.current, pathname).catch((error: unknown) => {
        // Thumbnails are decoration: without them everything else is still there.
        console.warn('The thumbnails could not be loaded.', error);
      });
    }
  }, [pathname]);

  return (
    <div ref={element} className={className}>
      <ThemeStylesheet href={useThemeStylesheet(`${product}/`)} />
      {children}
    </div>
  );
}
