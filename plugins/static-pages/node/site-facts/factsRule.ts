import path from 'node:path';
import { keptSite } from '../../../kit/shared/site/facts';

/** The bundler's rule that gives bundles the facts of the site as values. */
export function factsRule() {
  const { products, languages, repositoryUrl, libraryRepository } = keptSite();
  return {
    test: /[\\/]kit[\\/]shared[\\/]site[\\/](?:languages|products|repository)\.ts$/,
    enforce: 'pre',
    loader: path.join(__dirname, 'factsLoader.cjs'),
    // A part of the module's identity: with other facts, the bundler's cache has no such module.
    options: {
      languages: {
        LANGUAGES: languages.map(({ id }) => id),
        LANGUAGE_FACTS: Object.fromEntries(languages.map((language) => [language.id, language])),
      },
      products: { PRODUCTS: products.map(({ hue: _, symbols: __, ...product }) => product) },
      repository: { REPOSITORY_URL: repositoryUrl, LIBRARY_REPOSITORY: libraryRepository },
    },
  } as const;
}
