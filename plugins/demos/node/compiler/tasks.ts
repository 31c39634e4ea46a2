/**
 * What the compiler's thread does. Each takes a second or more, in which the bundler and the
 * development server couldn't answer.
 */
export { readDemos } from '../prop-index/readDemos';
export { typeCheck } from './typeCheck';
