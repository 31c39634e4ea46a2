import type { ReactNode } from 'react';
import { REFERENCE_ATTRIBUTE } from '../behavior/markup';
import { ViewsScript } from './ViewsScript';

/**
 * The content of a reference page: HTML without React in the browser, which `plugins/api-reference/browser/behavior`
 * answers. The style sheet of the reference comes with it (plugins/static-pages/node/page-assets). Id and class tell
 * reader views that all of it is the content: by their own measure, it would be the longest table.
 */
export function ReferenceContent({ children }: { children: ReactNode }) {
  return (
    <div
      {...{ [REFERENCE_ATTRIBUTE]: '' }}
      id="reference-content"
      className="reference-content"
      data-styles="reference"
    >
      <ViewsScript />
      {children}
    </div>
  );
}
