/**
 * Packages that are released together, first the package that readers name. An update of the first sets versions of
 * the others that fit it: the versions that it was published with, or the newest versions that accept it as a peer.
 */
export const PACKAGE_FAMILIES: readonly (readonly string[])[] = [
  [
    '@mui/material',
    '@mui/icons-material',
    '@mui/lab',
    '@mui/system',
    '@mui/utils',
    '@mui/private-theming',
    '@mui/styled-engine',
  ],
];
