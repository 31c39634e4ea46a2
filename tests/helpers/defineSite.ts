import '../../src/site';

/** Runs once before all tests: processes and threads of tests inherit the facts of the site. */
export default function defineSite(): void {}
