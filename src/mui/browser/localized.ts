import type { ThemedProduct } from '../../../plugins/kit/shared/site/register';

/** The themes that take the texts of `locales`. */
const localized: readonly ThemedProduct[] = ['material-ui'];

export default localized;
