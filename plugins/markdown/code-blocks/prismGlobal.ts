import { Prism } from 'prism-react-renderer';

// Prism's grammar files add themselves to a global `Prism`; this module is imported before them.
// https://github.com/FormidableLabs/prism-react-renderer#custom-language-support
Object.assign(globalThis, { Prism });

export { Prism };
