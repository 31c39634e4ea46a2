import { namedFiles, shellFiles } from '../../../../../scripts/lib/visit/builtFiles';

// As the build writes them.
const HTML = `<link rel=stylesheet href=/assets/demos/material-ui-theme.645f5745.css />
<style>@font-face{src:url(/assets/fonts/ibm-plex-sans-400.5.3.0.woff2)}</style>
<img src=/img/logo.svg alt=""><a href=/material-ui/react-button>Button</a>
<script type=application/json data-page-chunks>{"demos-a":{"module":6311,"chunks":{"ui-core":"assets/js/ui-core.1650a96d.js"}}}</script>`;

test('finds the files that a page names, in attributes, styles, and the table of its chunks', () => {
  expect(namedFiles(HTML, '', () => true)).toEqual([
    'assets/demos/material-ui-theme.645f5745.css',
    'assets/fonts/ibm-plex-sans-400.5.3.0.woff2',
    'assets/js/ui-core.1650a96d.js',
    'img/logo.svg',
  ]);
});

test('chunks of a translated page are in the folder of its language', () => {
  expect(namedFiles(HTML, '/zh', () => true)).toContain('zh/assets/js/ui-core.1650a96d.js');
});

test('leaves out files that the build doesn’t have', () => {
  expect(namedFiles('<code>/assets/js/example.js</code>', '', () => false)).toEqual([]);
});

test('the shell is the runtime, the main script, its styles, and what the runtime lists', () => {
  const listed = ['assets/js/demo-root.a01ed098.js', 'assets/css/settings.3ae65702.css'];
  const shell = [
    'assets/js/runtime~main.fcc493b9.js',
    'assets/js/main.19ecb477.js',
    'assets/css/styles.33525e2a.css',
    ...listed,
  ];
  const others = ['assets/js/demos-a.748d1909.js', 'assets/js/page-modules.91b12579.js'];
  const runtime = '{"demo-root":"a01ed098",settings:"3ae65702","page-modules":"91b12579"}';
  expect(shellFiles([...shell, ...others], runtime)).toEqual(shell);
});
