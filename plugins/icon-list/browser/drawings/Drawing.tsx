import { useEffect, useSyncExternalStore, Fragment } from 'react';
import clsx from 'clsx';
import icons from '@generated/icons/default/names.json';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { IconStyle } from '../../shared/types';
import { fileOf } from '../../shared/names';
import { createDrawingFiles } from './drawingFiles';
import styles from './Drawing.module.css';

/** Outside React, so that a file is loaded once per visit. */
const files = createDrawingFiles(fetchText);

const places = new Map(icons.names.map((name, index) => [name, index]));

/** Returns the drawing of an icon as markup for the content of an `<svg>`, once it has loaded. */
export function useDrawing(family: string, style: IconStyle): string | undefined {
  const { file, place } = fileOf(places.get(family) ?? 0, style);
  const address = `${icons.folder}/${file}`;
  const state = useSyncExternalStore(
    files.subscribe,
    () => files.get().get(address),
    () => undefined,
  );
  useEffect(() => files.request(address), [address]);
  return typeof state === 'object' ? (state[place] ?? undefined) : undefined;
}

interface Props {
  family: string;
  style: IconStyle;
  className?: string | undefined;
}

/** An icon as a decoration. It has its size from the start, and appears when its drawing has loaded. */
export function Drawing({ family, style, className }: Props) {
  const drawing = useDrawing(family, style) ?? '';
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Markup that the build has rendered from the package.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Says that drawings couldn't be loaded, and loads them again. Takes no space, so that nothing moves. */
export function MissingDrawings() {
  const translate = useTranslate();
  const isMissing = useSyncExternalStore(
    files.subscribe,
    () => [...files.get().values()].includes('failed'),
    () => false,
  );
  return (
    <div role="status" className={styles.missing}>
      {isMissing && (
        <p>
          {translate('icons.missing')}{' '}
          <button type="button" onClick={() => files.retry()}>
            {translate('icons.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The name of an icon, which can be broken between its parts. */
export function BreakableName({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=\p{Lu})/u).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
