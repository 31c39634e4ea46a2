/** What edited code may load, in addition to the sandbox of the frame (src/demos/lazy/editor). */
const POLICY = [
  "default-src 'none'",
  // Edited code is a script from a `blob:` URL; its packages are scripts of the site.
  "script-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src * data: blob:',
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const STYLES = `
body {
  margin: 0;
  background: transparent;
  color: CanvasText;
  font-family: Roboto, Helvetica, Arial, sans-serif;
  line-height: 1.5;
}
#demo {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: 6rem;
  padding: 1.5rem;
}
[data-theme='dark'] {
  color-scheme: dark;
}`;

/**
 * Returns the document that edited demos run in.
 *
 * @param script path of the frame's script, relative to the document
 */
export function frameHtml(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Demo</title>
<style>${STYLES}</style>
</head>
<body>
<div id="demo"></div>
<script src="${script}"></script>
</body>
</html>
`;
}
