import path from 'node:path';

const file = (name: string) => path.join(__dirname, '../../services/service-worker', name);

/** Docusaurus' worker with our registration and our own code in it. */
export const serviceWorker = {
  swRegister: file('clientModule.ts'),
  swCustom: file('worker.js'),
  // What the worker keeps is decided with the offline strategy; until then its list stays empty.
  injectManifestConfig: { globIgnores: ['**/*'] },
};
