/** Where the site's own sources live; forks set it in the environment. */
export const REPOSITORY_URL =
  process.env.REPOSITORY_URL ?? 'https://github.com/mui-family-docs/mui-family-docs';

/** Where the sources of the library that these pages describe live. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';
