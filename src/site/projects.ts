import type { Projects } from '@component-docs/kit/shared/site/types';

/** The packages of the projects in which readers use demos and templates. */
export const projects = {
  packages: ['react', 'react-dom', '@emotion/react', '@emotion/styled'],
  peers: {
    '@mui/icons-material': ['@mui/material'],
    '@mui/lab': ['@mui/material'],
    '@mui/x-data-grid': ['@mui/material', '@mui/system'],
    '@toolpad/core': ['@mui/material', '@mui/icons-material'],
  },
  optional: [
    '@emotion/cache',
    '@mui/system',
    '@mui/utils',
    'stylis',
    'stylis-plugin-rtl',
    'tailwindcss',
  ],
} as const satisfies Projects;
