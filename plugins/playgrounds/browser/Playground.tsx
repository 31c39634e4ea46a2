import { useContext } from 'react';
import { translate } from '@docusaurus/Translate';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import {
  ThemeStylesheet,
  themeStylesheetOf,
} from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { Island } from '@component-docs/static-pages/browser/islands';
import { chunkName, scopeOf } from '../shared/types';
import { serverPlayground } from './serverPlayground';
import type { PlaygroundProps } from '../shared/types';
import styles from './Playground.module.css';

/**
 * A page is complete without the playground's code, which loads when the reader uses it. Until then, its
 * component is shown as the server printed it: left to right and of normal density. The development
 * server prints no HTML that could be used, and some components print none before it has measured its
 * container.
 */
const triggerOf = (product: string) =>
  process.env.NODE_ENV === 'production' && product !== 'x' ? 'interaction' : 'visible';

interface Props {
  component: string;
  /** Added at build (plugins/playgrounds/node). */
  product: string;
}

/** The `<Playground>` element of pages: a component with controls for its props, as an island. */
export function Playground({ component, product }: Props) {
  const id = `${product}/${component}`;
  const language = useUserLanguage();
  const stylesheet = themeStylesheetOf(id);
  const props: PlaygroundProps = { id, language };
  return (
    <div
      data-styles="playground"
      // For programs that compare a page with its Markdown.
      data-markdown-ignore=""
      role="group"
      aria-label={translate(
        { id: 'playground.name', message: 'Playground of {component}' },
        { component },
      )}
      className={styles.playground}
    >
      <ThemeStylesheet href={stylesheet} />
      <Island
        id={scopeOf(id)}
        module="playground"
        trigger={triggerOf(product)}
        chunks={chunkName(id)}
        props={{ ...props }}
      >
        {serverPlayground(props, useContext(PageStylesContext))}
      </Island>
    </div>
  );
}
