import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { printIsland } from './islandAttributes';
import { IslandProviders } from './IslandProviders';
import { runIsland } from './mountIslands';
import { renderIsland } from './renderIsland';
import type { IslandProps, IslandTrigger } from '../../shared/islands/types';

interface Props {
  /** Unique on the page and identical on server and client: it prefixes the ids inside. */
  id: string;
  /** Name of a module in `src/app/islands.tsx`. */
  module: string;
  /** Props of the module's component, serialized as JSON. */
  props?: IslandProps;
  trigger?: IslandTrigger;
  className?: string;
  /**
   * Names of the page modules that the island loads, separated by spaces (plugins/static-pages/browser/page-chunks).
   */
  chunks?: string;
  /** The module's component with these props, rendered by the server. */
  children?: ReactElement;
}

/**
 * An interactive part of a page. The server renders its HTML, with attributes that say which module
 * runs it. In the built site, the browser finds it by those attributes (`mountIslands`); this
 * component runs only on the server and in the development server.
 */
export function Island(island: Props) {
  const { id, module, props = {}, trigger = 'visible', className, chunks, children } = island;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? runIsland(element.current) : undefined), []);
  const html = children ? renderIsland(id, <IslandProviders>{children}</IslandProviders>) : '';
  return (
    <div
      ref={element}
      className={className}
      data-chunks={chunks}
      {...printIsland({ id, module, props, trigger })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
