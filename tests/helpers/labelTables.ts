import en from '../../i18n/en/labels.json';
import zh from '../../i18n/zh/labels.json';

/** The labels of tools, in place of those that a build writes for its language. */
export default { en, zh };
