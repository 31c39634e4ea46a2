import { createContext } from 'react';
import type { FilteredItems } from './filterItems';

/** The items that match the reader's filter; null without a filter. */
export const FilterContext = createContext<FilteredItems | null>(null);
