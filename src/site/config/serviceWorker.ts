import path from 'node:path';

const file = (name: string) => path.join(__dirname, '../../services/service-worker', name);

/** Options that add our own registration and code to Docusaurus' service worker. */
export const serviceWorker = {
  swRegister: file('clientModule.ts'),
  swCustom: file('worker.js'),
  // The worker precaches nothing until there is an offline strategy.
  injectManifestConfig: { globIgnores: ['**/*'] },
};
