import { useContext } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { Island } from '@component-docs/static-pages/browser/islands';
import { DemoIsland } from './DemoIsland';
import type { DemoIslandProps } from './DemoIsland';
import { demoAnchors } from './demoLinks';
import type { DemoOptions, DemoDescriptor } from '../shared/types';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import {
  ThemeStylesheet,
  themeStylesheetOf,
} from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { demoName } from './names';
import styles from './Demo.module.css';

export interface DemoProps extends DemoOptions {
  name: string;
  /** Added at build by name (plugins/demos/node). In `npm start`, a demo whose code can't be read has none. */
  demo?: DemoDescriptor;
}

/** Invisible anchors for links to a demo's code. */
function Anchors({ ids }: { ids: readonly string[] }) {
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
  return ids.map((id) => <span key={id} id={id} className={styles.anchor} />);
}

/**
 * The `<Demo>` element of pages: renders a demo with its code as an island. The element with the demo's name as
 * its id is a section, because reader views drop a `div` whose id has words such as "footer".
 */
export function Demo({ demo, ...props }: DemoProps) {
  return demo && <DescribedDemo demo={demo} {...props} />;
}

function DescribedDemo({ name, demo, ...options }: DemoProps & { demo: DemoDescriptor }) {
  const { versions, stylesheet } = demo;
  const pageStyles = useContext(PageStylesContext);
  const language = useUserLanguage();
  const stylesheets = [themeStylesheetOf(demo.id), stylesheet].filter((href) => href !== undefined);
  const props: DemoIslandProps = { name, demo, language, stylesheets, ...options };
  const stylings = versions.map(({ styling }) => styling);
  return (
    <section
      role="group"
      aria-label={demoName(name)}
      className={clsx(styles.demoAndCode, !options.hideToolbar && styles.withPanel)}
      id={name}
    >
      {stylesheets.map((href) => (
        <ThemeStylesheet key={href} href={href} />
      ))}
      <Anchors ids={demoAnchors(name, stylings)} />
      <Island id={`demo-${name}`} module="demo" chunks={demo.chunk} props={{ ...props }}>
        <PageStylesContext.Provider value={pageStyles}>
          <DemoIsland {...props} />
        </PageStylesContext.Provider>
      </Island>
    </section>
  );
}
