/**
 * What the frame of an edited demo may do: run scripts, and nothing else. Its origin is opaque, so its
 * code can't read the site's storage, cookies, and pages.
 */
export const FRAME_SANDBOX = 'allow-scripts';

/** Set on `<html>` if the page hands over the texts of scripts and style sheets. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** The address of the frame's script; or the script itself, with the nonce that allows it. */
export type FrameScript = { src: string } | { text: string; nonce: string };

const STYLES = `
body {
  margin: 0;
  background: transparent;
  color: CanvasText;
  font-family: var(--demo-font, Helvetica, Arial, sans-serif);
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
 * Returns the Content-Security-Policy that the frame's document names itself.
 *
 * @param scripts where scripts come from, besides the `blob:` URLs of edited code
 */
export function framePolicy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts} blob:`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * data: blob:',
    "font-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Keeps a script's text from ending its element. */
const inElement = (text: string) =>
  text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');

function scriptElement(script: FrameScript): string {
  return 'src' in script
    ? `<script src="${script.src}"></script>`
    : `<script nonce="${script.nonce}">${inElement(script.text)}</script>`;
}

/** Returns the document that edited demos run in. */
export function frameDocument(script: FrameScript): string {
  const isKept = !('src' in script);
  const policy = framePolicy(isKept ? `'nonce-${script.nonce}'` : "'self'");
  return `<!doctype html>
<html lang="en"${isKept ? ` ${KEPT_ATTRIBUTE}` : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Demo</title>
<style>${STYLES}</style>
</head>
<body>
<div id="demo"></div>
${scriptElement(script)}
</body>
</html>
`;
}
