import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiTab } from './types';

/** The open tab and what it shows; null on the page itself, whose tab is that of the demos. */
export const ApiTabContext = createContext<{ tab: ApiTab; body: ReactNode } | null>(null);
