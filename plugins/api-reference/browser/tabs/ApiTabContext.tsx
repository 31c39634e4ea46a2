import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiTab } from '../../shared/tabs/types';

/** The open tab and its content; null on the page itself, where the demos tab is open. */
export const ApiTabContext = createContext<{ tab: ApiTab; body: ReactNode } | null>(null);
