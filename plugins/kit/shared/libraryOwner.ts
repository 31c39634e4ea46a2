import { LIBRARY_REPOSITORY } from './site/repository';

/** The organization that makes the library, as its repository's address names it. */
export const LIBRARY_OWNER = new URL(LIBRARY_REPOSITORY).pathname.split('/')[1] ?? '';
