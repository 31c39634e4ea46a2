import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { controlIsland } from './controlIsland';
import { renderIsland } from './renderIsland';
import type { IslandLoader, IslandState, IslandTrigger } from './types';

interface Props {
  /** Unique on the page and equal on both sides: it prefixes the ids inside. */
  id: string;
  load: IslandLoader;
  /** The same element where it is known synchronously: on the server only. */
  server: ReactElement | undefined;
  trigger?: IslandTrigger;
  className?: string;
  /** Further attributes of its element. */
  attributes?: Readonly<Record<string, string | undefined>>;
  onState?: (state: IslandState) => void;
}

/**
 * A part of the page with a React root of its own (design §3). The server's HTML stays as it is
 * while the shell around it hydrates: `__html` is empty in the browser and React, told to suppress
 * the difference, leaves the markup alone.
 */
export function NestedRoot(props: Props) {
  const { id, load, server, trigger = 'visible', className, attributes, onState } = props;
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
      onState: (state) => latest.current.onState?.(state),
    });
  }, [id, trigger]);

  return (
    <div
      {...attributes}
      ref={element}
      className={className}
      data-island={id}
      data-island-state="pending"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: server ? renderIsland(id, server) : '' }}
    />
  );
}
