import type { ThemedProduct } from '@component-docs/kit/shared/site/register';

/** The themes that take the texts of `locales`. */
const localized: readonly ThemedProduct[] = ['material-ui'];

export default localized;
