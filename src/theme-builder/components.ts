import components from '@generated/theme-builder/default/components.json';
import { createTokenAt } from './model/tokens';
import type { ComponentProps } from './model/types';

/** The components whose defaults can be set, as the build reads them from the installed package. */
export const COMPONENTS: readonly ComponentProps[] = components;

/** Finds all tokens by their paths. */
export const tokenAt = createTokenAt(COMPONENTS);
