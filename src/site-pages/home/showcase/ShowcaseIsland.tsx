import { useContext } from 'react';
import Translate from '@docusaurus/Translate';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { ThemeStylesheet } from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { toolStylesheetOf } from '../../../customization/library/toolStylesheetOf';
import { Island } from '@component-docs/static-pages/browser/islands';
import { serverShowcase } from './serverShowcase';

/** The showcase as the page prints it: the library is downloaded when a reader touches it. */
export function ShowcaseIsland({ className }: { className?: string | undefined }) {
  const element = serverShowcase(useContext(PageStylesContext));
  return (
    <div className={className} dir="ltr">
      <ThemeStylesheet href={toolStylesheetOf('branding')} />
      <Island id="showcase" module="showcase" trigger="interaction">
        {element}
      </Island>
      <noscript>
        <p>
          <Translate id="home.needsScript">This example needs JavaScript.</Translate>
        </p>
      </noscript>
    </div>
  );
}
