import build from '../build/jest.config.mjs';

/** Compares cached builds of the whole site with cold ones. Takes several builds. */
export default { ...build, roots: ['<rootDir>/tests/build-cache'], maxWorkers: 1 };
