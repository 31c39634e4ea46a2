import type { PrintedTemplate } from '../../shared/printedTemplate';
import { escapeHtml } from '../../../kit/shared/escapeHtml';

/** What the document of a template alone shows and loads. */
export interface PreviewDocument {
  title: string;
  printed: PrintedTemplate;
  /** The inline script of the head. */
  headScript: string;
  /** Addresses of the template's scripts, in the order in which they run. */
  scripts: readonly string[];
  /** Address of the site's icon. */
  icon: string;
}

/**
 * Hides a template that the script of the head has marked, because the server printed another theme or
 * direction, until React has drawn it. If its scripts don't arrive, it appears as the server printed it.
 */
const PENDING_STYLES = `
@keyframes pending { from, to { visibility: hidden; } }
[data-pending] body { animation: pending 5s; }
`;

/** Returns the document of a template alone. Templates are in English. */
export function previewHtml({
  title,
  printed,
  headScript,
  scripts,
  icon,
}: PreviewDocument): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<style>${PENDING_STYLES}</style>
<script>${headScript}</script>
${printed.styles}
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<div id="template">${printed.html}</div>
</body>
</html>
`;
}
