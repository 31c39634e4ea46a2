import { keptSite } from './facts';

const { repositoryUrl, libraryRepository, library } = keptSite();

/** The repository of the site's own sources. */
export const REPOSITORY_URL = repositoryUrl;

/** The repository of the library that the pages describe. */
export const LIBRARY_REPOSITORY = libraryRepository;

/** The page about the plans that some of its props need. */
export const PLANS_PAGE = library?.plansPage;
