import { createContext } from 'react';
import type { FilteredItems } from './filterItems';

/** What the reader's filter leaves of the navigation; null while there is none. */
export const FilterContext = createContext<FilteredItems | null>(null);
