import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { controlIsland } from './controlIsland';
import { renderIsland } from './renderIsland';
import type { IslandLoader, IslandState, IslandTrigger } from '../../shared/islands/types';

interface Props {
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
 * A part of the page with a separate React root, so that it can hydrate later than the shell around
 * it. The server's HTML stays unchanged while the shell hydrates: `__html` is empty in the browser,
 * and because of `suppressHydrationWarning`, React ignores the difference and keeps the markup.
 */
export function NestedRoot(props: Props) {
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
