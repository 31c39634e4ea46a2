import { useEffect, useRef } from 'react';
import type { ReactElement, CSSProperties } from 'react';
import { IslandProviders } from './IslandProviders';
import { printIsland, runIsland } from './runIslands';
import { renderIsland } from './renderIsland';
import type { IslandProps, IslandTrigger, IslandLoader, IslandState } from './whenNeeded';
import { controlIsland } from './controlIsland';

interface NestedRootProps {
  /** Unique on the page and identical on server and client: it prefixes the ids inside. */
  id: string;
  load: IslandLoader;
  /** The same element, if it is available synchronously, which is only on the server. */
  server: ReactElement | undefined;
  trigger?: IslandTrigger;
  className?: string;
  style?: CSSProperties;
  /** Additional attributes of its element. */
  attributes?: Readonly<Record<string, string | undefined>>;
  onState?: (state: IslandState) => void;
}

/**
 * A part of an island with a separate React root, so that it can hydrate later than the island around
 * it. The server's HTML stays unchanged while that hydrates: `__html` is empty in the browser,
 * and because of `suppressHydrationWarning`, React ignores the difference and keeps the markup.
 */
export function NestedRoot(props: NestedRootProps) {
  const { id, load, server, trigger = 'visible', className, style, attributes, onState } = props;
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ load, onState });
  latest.current = { load, onState };

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    return controlIsland(element.current, {
      id,
      trigger,
      load: () => latest.current.load(),
      onState: latest.current.onState && ((state) => latest.current.onState?.(state)),
    });
  }, [id, trigger]);

  return (
    <div
      {...attributes}
      ref={element}
      className={className}
      style={style}
      data-island={id}
      data-island-state="pending"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: server ? renderIsland(id, server) : '' }}
    />
  );
}

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
 * An interactive part of a page. The server renders its HTML, with attributes that say which module runs it.
 * In the built site, the browser finds it by these attributes (`mountIslands`); this component runs only on
 * the server and in the development server.
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

export { renderIsland } from './renderIsland';
export type { IslandLoader, IslandModules, IslandState, IslandTrigger } from './whenNeeded';
