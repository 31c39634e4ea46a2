/** Repository of the site's own sources; forks set it in the environment. */
export const REPOSITORY_URL =
  process.env.REPOSITORY_URL ?? 'https://github.com/mui-family-docs/mui-family-docs';

/** Repository of the library that the pages describe. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';
