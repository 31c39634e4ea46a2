import { useEffect, useSyncExternalStore } from 'react';
import icons from '@generated/icons/default/names.json';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import type { IconStyle } from '../../shared/types';
import { createDrawingFiles } from './drawingFiles';
import { fileOf } from '../../shared/drawingsFile';

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

/** Returns whether drawings are missing because they couldn't be loaded, and a function that tries again. */
export function useMissingDrawings(): { isMissing: boolean; retry: () => void } {
  const isMissing = useSyncExternalStore(
    files.subscribe,
    () => [...files.get().values()].includes('failed'),
    () => false,
  );
  return { isMissing, retry: files.retry };
}
