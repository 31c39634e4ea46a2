/** Copies with the document's `copy` command, which works without permission and on insecure origins. */
function copyBySelection(text: string): void {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.whiteSpace = 'pre';
  span.style.position = 'absolute';
  // A modal dialog makes everything outside of it inert: a selection there would be empty.
  (document.querySelector('dialog[open]') ?? document.body).append(span);
  const selection = window.getSelection();
  try {
    const range = document.createRange();
    range.selectNodeContents(span);
    selection?.removeAllRanges();
    selection?.addRange(range);
    // With an empty selection, browsers report success and leave the clipboard as it is.
    const isSelected = text.trim() === '' || selection?.toString() !== '';
    // `execCommand` is absent in some embedded browsers.
    if (!isSelected || !('execCommand' in document && document.execCommand('copy'))) {
      throw new DOMException('The copy command was refused.', 'NotAllowedError');
    }
  } finally {
    selection?.removeAllRanges();
    span.remove();
  }
}

/**
 * Copies text to the clipboard with the asynchronous API, or by a selection if the API is absent or
 * rejects.
 *
 * Throws a DOMException named `NotAllowedError` when both fail.
 */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** How long a control says that it has copied, in ms. */
export const COPIED_MS = 1200;
