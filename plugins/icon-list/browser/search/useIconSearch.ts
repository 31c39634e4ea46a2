import { useCallback, useEffect, useMemo, useState } from 'react';
import icons from '@generated/icons/default/names.json';
import { familiesOf } from '../../shared/names';
import type { IconStyle, IconSynonyms } from '../../shared/types';
import { indexIcons } from './findIcons';
import { searchIcons } from './searchIcons';

export const FAMILIES = familiesOf(icons);

const NONE: IconSynonyms = {};

/** Searches the icons; by names alone until `prepare` or a query has loaded the synonyms. */
export function useIconSearch(query: string, style: IconStyle) {
  const [synonyms, setSynonyms] = useState(NONE);
  const [isNeeded, setNeeded] = useState(false);
  const isLoading = isNeeded || query.trim() !== '';

  useEffect(() => {
    if (isLoading) {
      import(/* webpackChunkName: "icon-synonyms" */ '@generated/icons/default/synonyms.json').then(
        (loaded) => setSynonyms(loaded.default),
        // Without a network, names are still found.
        () => setNeeded(false),
      );
    }
  }, [isLoading]);

  const prepare = useCallback(() => setNeeded(true), []);
  const index = useMemo(() => indexIcons(FAMILIES, synonyms), [synonyms]);
  const result = useMemo(() => searchIcons(index, query, style), [index, query, style]);
  return { result, prepare };
}
