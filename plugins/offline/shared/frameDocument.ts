/**
 * The permissions of an edited demo's frame: to run scripts, and nothing else. Its origin is opaque, so its
 * code can't read the site's storage, cookies, and pages.
 */
export const FRAME_SANDBOX = 'allow-scripts';

/** Set on `<html>` if the page hands over the texts of scripts and style sheets. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** The permission of the script in the document: its hash, `'sha256-…'`, or the nonce of one response. */
export type ScriptPermission = { hash: string } | { nonce: string };

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

/** Returns a script's text as it is in the document, where it can't end its element. */
export const inElement = (text: string) =>
  text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');

/**
 * Returns the document that edited demos run in. Its script is in it, because WebKit doesn't take the files
 * of the site for `'self'` in a document whose origin is opaque.
 */
export function frameDocument(text: string, permission: ScriptPermission): string {
  const isKept = 'nonce' in permission;
  const policy = framePolicy(isKept ? `'nonce-${permission.nonce}'` : `'self' ${permission.hash}`);
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
<script${isKept ? ` nonce="${permission.nonce}"` : ''}>${inElement(text)}</script>
</body>
</html>
`;
}
