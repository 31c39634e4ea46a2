import type { ReactNode } from 'react';
import { REFERENCE_ATTRIBUTE } from '../behavior/markup';
import { ViewsScript } from './ViewsScript';

/**
 * The content of a reference page: HTML without React in the browser, which `src/api-reference/behavior`
 * answers. The style sheet of the reference comes with it (plugins/platform/page-assets).
 */
export function ReferenceContent({ children }: { children: ReactNode }) {
  return (
    <div {...{ [REFERENCE_ATTRIBUTE]: '' }} data-styles="reference">
      <ViewsScript />
      {children}
    </div>
  );
}
