import type { CodeVariant } from '@component-docs/preferences/shared/codeVariant';
import type { CodeListings, DemoListing } from './types';

/** Returns code in a language: the same one if it looks the same in both. */
export function listingOf({ JS, TS }: CodeListings, variant: CodeVariant): DemoListing {
  return (variant === 'JS' ? JS : undefined) ?? TS;
}
