import { Prism } from 'prism-react-renderer';

// Prism's grammar files register with a global `Prism`, so import this module before them.
// https://github.com/FormidableLabs/prism-react-renderer#custom-language-support
Object.assign(globalThis, { Prism });

export { Prism };
