import type { CodeVariant } from '../reader/preferences/codeVariant';
import type { DemoListing, DemoSource } from './types';

/** Returns the code of a demo in a language: the same one if it looks the same in both. */
export function listingOf({ JS, TS }: DemoSource, variant: CodeVariant): DemoListing {
  return (variant === 'JS' ? JS : undefined) ?? TS;
}
