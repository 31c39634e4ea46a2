import type { ExportedDemo, ProjectProvider } from './types';

/** Returns the file that renders a demo with the provider of its library. */
export function entryFile({ styling, variant }: ExportedDemo, provider: ProjectProvider): string {
  const container = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return `${[
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...provider.imports,
    "import Demo from './Demo';",
    styling === 'tailwind' && "import './tailwind.css';",
    '',
    ...provider.setup,
    '',
    `createRoot(${container}).render(`,
    '  <React.StrictMode>',
    ...provider.open.map((line) => `    ${line}`),
    '      <Demo />',
    ...provider.close.map((line) => `    ${line}`),
    '  </React.StrictMode>,',
    ');',
  ]
    .filter((line) => line !== false)
    .join('\n')}\n`;
}
