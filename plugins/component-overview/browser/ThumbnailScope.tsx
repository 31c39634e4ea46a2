import type { ReactNode } from 'react';
import {
  ThemeStylesheet,
  themeStylesheetOf,
} from '@component-docs/demo-themes/browser/ThemeStylesheet';

interface Props {
  /** Id of the product of the thumbnails. */
  product: string;
  className?: string;
  children: ReactNode;
}

/** A container for thumbnails and cards that loads their styles and the theme's variables. */
export default function ThumbnailScope({ product, className, children }: Props) {
  return (
    <div data-styles="component-overview" className={className}>
      <ThemeStylesheet href={themeStylesheetOf(`${product}/`)} />
      {children}
    </div>
  );
}
