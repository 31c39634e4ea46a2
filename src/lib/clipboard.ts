/** Copies with the document's `copy` command, which works without permission and on insecure origins. */
function copyBySelection(text: string): void {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.whiteSpace = 'pre';
  span.style.position = 'absolute';
  document.body.appendChild(span);
  const selection = window.getSelection();
  try {
    const range = document.createRange();
    range.selectNodeContents(span);
    selection?.removeAllRanges();
    selection?.addRange(range);
    // `execCommand` is absent in some embedded browsers.
    const isCopied = 'execCommand' in document && document.execCommand('copy');
    if (!isCopied) {
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
