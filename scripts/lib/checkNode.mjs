// @ts-check

/** The supported lines of Node, each from a minor version on; `engines` in package.json has the same. */
const SUPPORTED = [
  { major: 20, minor: 20 },
  { major: 22, minor: 13 },
  { major: 24, minor: 0 },
];

/**
 * Explains why a Node version cannot run this project.
 *
 * @param {string} version such as `20.20.2`, with or without a leading `v`
 * @returns {string | null} a sentence for the terminal, or null if the version is supported
 */
export function whyNodeIsUnsupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (SUPPORTED.some((line) => major === line.major && minor >= line.minor)) {
    return null;
  }
  const lines = SUPPORTED.map((line) => `${line.major}.${line.minor}`).join(', ');
  return (
    `This project needs one of the Node versions ${lines}, or a later one of the same line, but this is Node ${version}. ` +
    'Install one from https://nodejs.org, or with a version manager: nvm install 24.'
  );
}
