import type { ReactNode } from 'react';
import { ThemeStylesheet } from '../themes/ThemeStylesheet';
import { useThemeStylesheet } from '../themes/useThemeStylesheet';
import type { Overview } from './overviews';

interface Props {
  /** Whose thumbnails they are. */
  product: Overview['product'];
  className?: string;
  children: ReactNode;
}

/** The place of thumbnails: brings the theme's variables. */
export default function ThumbnailScope({ product, className, children }: Props) {
  return (
    <div className={className}>
      <ThemeStylesheet href={useThemeStylesheet(`${product}/`)} />
      {children}
    </div>
  );
}
