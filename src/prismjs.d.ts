// Prism's core without grammars; it has the types of the whole package.
declare module 'prismjs/components/prism-core' {
  import Prism from 'prismjs';

  export default Prism;
}
