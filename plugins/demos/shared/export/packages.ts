/** Packages that every project has. */
export const BASE_PACKAGES = ['react', 'react-dom', '@emotion/react', '@emotion/styled'] as const;

/** What packages need beside them. */
export const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@mui/icons-material': ['@mui/material'],
  '@mui/lab': ['@mui/material'],
  '@mui/x-data-grid': ['@mui/material', '@mui/system'],
  '@toolpad/core': ['@mui/material', '@mui/icons-material'],
};

/** What projects are built with, which the site itself needn't have installed. */
export const TOOL_VERSIONS = {
  vite: '5.4.11',
  '@vitejs/plugin-react': '4.3.4',
  postcss: '8.4.49',
  autoprefixer: '10.4.20',
} as const;

/** Installed packages that only some projects have. */
export const OPTIONAL_PACKAGES = [
  '@emotion/cache',
  '@types/react',
  '@types/react-dom',
  'stylis',
  'stylis-plugin-rtl',
  'tailwindcss',
  'typescript',
] as const;
