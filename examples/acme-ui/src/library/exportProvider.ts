import type { ProviderOf } from '@component-docs/demos/shared/export/exportProject';

/** The library needs no provider. */
const providerOf: ProviderOf = () => ({ imports: [], setup: [], open: [], close: [] });

export default providerOf;
