import { isFrameFile } from '../../../lazy/editor/frameFiles';

const FOLDER = 'https://docs.example.org/zh/assets/sandbox/';
const STYLES = 'https://docs.example.org/zh/assets/css/styles.0a1b2c3d.css';

test.each([
  [`${FOLDER}icons-Ac.js`, true],
  [`${FOLDER}mui-material.0a1b2c3d.js`, true],
  [STYLES, true],
  [FOLDER, false],
  [`${FOLDER}../../offline.json`, false],
  [`${FOLDER}a/b.js`, false],
  [`${FOLDER}a.js?b`, false],
  ['https://docs.example.org/zh/assets/js/main.0a1b2c3d.js', false],
  ['https://other.example.org/zh/assets/sandbox/a.js', false],
  ['', false],
])('%s: %s', (url, expected) => {
  expect(isFrameFile(url, { folder: FOLDER, stylesheets: [STYLES] })).toBe(expected);
});
