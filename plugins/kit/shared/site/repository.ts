import { keptSite } from './facts';

/** The repository of the site's own sources, and that of the library that the pages describe. */
export const { repositoryUrl: REPOSITORY_URL, libraryRepository: LIBRARY_REPOSITORY } = keptSite();
