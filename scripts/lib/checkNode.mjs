// @ts-check

/** The oldest supported Node version; `engines` in package.json has the same for npm. */
const OLDEST = { major: 20, minor: 20 };

/**
 * Explains why a Node version cannot run this project.
 *
 * @param {string} version such as `20.20.2`, with or without a leading `v`
 * @returns {string | null} a sentence for the terminal, or null if the version is supported
 */
export function whyNodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) {
    return null;
  }
  return (
    `This project needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is Node ${version}. ` +
    'Install it from https://nodejs.org, or with a version manager: nvm install 20.'
  );
}
