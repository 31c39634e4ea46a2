import { translate } from '@docusaurus/Translate';

/** Returns the name of the language menu in the navigation of small screens. */
export function languageMenuLabel(): string {
  return translate({
    id: 'language.menu',
    message: 'Languages',
    description: 'Name of the language menu',
  });
}
